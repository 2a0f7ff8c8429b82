import type { BankFile } from './bank-format.ts'
import { formatOf } from './bank-formats.ts'

/** The file as it is downloaded. Made of what was written down: asked for again, it is the same to the byte. */
export const bankFileAnswer = (name: string, bank_format: string, file: BankFile) => {
  const format = formatOf(bank_format)
  const text = format.write(file)
  return {
    name: `${name}.${format.extension}`,
    type: format.content_type,
    bytes: new Uint8Array(Buffer.from(text, 'utf8')),
  }
}
