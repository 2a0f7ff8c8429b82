import { because, encode, type MessageCode, type Rest } from '@sejuk/domain/messages'

/** A schema takes only text: the message travels in it, and who shows or answers it reads the code again. */
export const told = <Code extends MessageCode>(code: Code, ...values: Rest<Code>): string =>
  encode(because(code, ...values))
