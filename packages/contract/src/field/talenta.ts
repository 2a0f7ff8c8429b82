import { talentaFields } from '@sejuk/domain/field/talenta'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fileAnswer, optional, required, texts, uploadOf } from '../fields.ts'
import { flag } from '../lookups.ts'

const group = '/api/talenta'
/** Devices write tables as well as texts. */
const deviceFile = z.object({ file: uploadOf('xlsx', 'xls', 'csv') })
const rowFields = texts(...talentaFields)

/** How the columns of the file are titled: set once, for everybody who converts. */
export const getTalentaColumns = endpoint(`GET ${group}/columns`, {
  needs: 'Talenta-Convert',
  input: z.object({}),
  data: z.object({ ...rowFields, row_version: z.number() }),
})
export const saveTalentaColumns = endpoint(`POST ${group}/columns`, {
  needs: 'Talenta-Convert',
  input: z.object({
    row_version: z.number().int().min(0),
    employee_id: required('name', 100),
    date: required('day', 100),
    shift: optional('shift', 100),
    check_in: required('check-in', 100),
    check_out: required('check-out', 100),
    code: optional('code-of-day', 100),
  }),
  data: z.object({ row_version: z.number() }),
})

/** The first rows of a file, which of them is taken for the header, and the columns found in it. */
export const glanceTalenta = endpoint(`POST ${group}/glance`, {
  needs: 'Talenta-Convert',
  input: deviceFile,
  data: z.object({
    line: z.number(),
    columns: z.object(rowFields),
    rows: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  }),
  reads: true,
})
export type TalentaGlance = z.output<typeof glanceTalenta.data>

export const previewTalenta = endpoint(`POST ${group}/preview`, {
  needs: 'Talenta-Convert',
  input: deviceFile,
  data: z.object({
    total: z.number(),
    ready: z.number(),
    /** The first of them. */
    rows: z.array(z.object({ ...rowFields, name: z.string() })),
    problems: z.array(z.object({ line: z.number(), ...texts('column', 'value', 'message') })),
    problem_count: z.number(),
  }),
  reads: true,
})
export type TalentaPreview = z.output<typeof previewTalenta.data>

/** The file in Talenta's layout; rows that are wrong are left out only when one says so. */
export const convertTalenta = endpoint(`POST ${group}/convert`, {
  needs: 'Talenta-Convert',
  input: deviceFile.extend({ skip_bad: flag.default(false) }),
  data: fileAnswer,
})
