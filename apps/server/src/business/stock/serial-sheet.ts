import type { countSerialSheet, readSerialSheet as readSheetEndpoint } from '@sejuk/contract/stock/serial-sheets'
import { isSerial, mostSerialsLookedUp, normalizeSerial } from '@sejuk/domain/catalogue/serial-numbers'
import { z } from 'zod'
import type { RequestContext, StepwiseContext } from '../../platform/http/serve.ts'
import { type Read, readSheet } from '../../platform/sheets/read-sheet.ts'
import { refuseSheet } from '../../platform/sheets/refuse-sheet.ts'

const schema = z.object({
  serial_number: z.string().transform(normalizeSerial).refine(isSerial, 'This is not a serial number'),
})
const template = {
  sheet: 'Serial numbers',
  schema,
  maxRows: mostSerialsLookedUp,
  columns: { serial_number: { titles: ['Serial number', 'Nomor seri', 'Serial', 'SN', 'Barcode'] } },
} as const
export type SerialRows = Read<z.output<typeof schema>>

export const readSerials = ({ input }: StepwiseContext<typeof countSerialSheet>): Promise<SerialRows> =>
  readSheet(input.file, template)

export const readSerialSheet = async ({ input }: RequestContext<typeof readSheetEndpoint>) => {
  const { lines, problems, rows } = await readSheet(input.file, template)
  if (problems.length > 0) refuseSheet(problems, rows)
  return { data: { serials: [...new Set(lines.map(({ value }) => value.serial_number))] } }
}
