/** A startup error the operator can fix: shown as it is, without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
}
