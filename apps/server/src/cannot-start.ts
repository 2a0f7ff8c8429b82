/** A start that fails for a reason its operator can mend: the message is shown as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
