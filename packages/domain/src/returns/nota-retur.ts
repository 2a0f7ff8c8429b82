import { because } from '../messages.ts'
import type { taxChoices } from './return-lines.ts'

type Note = { tax_choice: (typeof taxChoices)[number]; buyer_has_npwp: boolean }
/** Why there is no nota retur of a credit note, if so: it corrects the tax of a buyer who has a tax number, where it was chosen. */
export const notaReturRefusal = ({ tax_choice, buyer_has_npwp }: Note) => {
  if (!buyer_has_npwp) return because('nota-retur-needs-npwp')
  return tax_choice === 'Nota_Retur' ? undefined : because('nota-retur-not-chosen')
}
