import { isNpwp } from '../values/npwp.ts'

/** The papers that leave the house under a company's name. */
export const paperKinds = ['invoice', 'kwitansi', 'credit-note', 'nota-retur', 'statement'] as const
export type PaperKind = (typeof paperKinds)[number]

export const digitsOfNitku = 22
/** The tax number of sixteen digits, and the branch behind it: six more. */
export const isNitkuOf = (npwp: string, nitku: string) =>
  isNpwp(npwp) && nitku.length === digitsOfNitku && /^\d+$/.test(nitku) && nitku.startsWith(npwp)

type InForce = { from_date: string; to_date: string | null }
export const isInForce = ({ from_date, to_date }: InForce, day: string) =>
  from_date <= day && (to_date === null || day <= to_date)

type Signer = InForce & { dept_code: string | null; papers: readonly PaperKind[] }
/** Who signs such a paper of a branch on a day: somebody of the branch before somebody of the whole house, the newest first. */
export const signerOn = <One extends Signer>(
  signers: readonly One[],
  { paper, dept_code, day }: { paper: PaperKind; dept_code: string; day: string },
): One | undefined =>
  signers
    .filter((one) => one.papers.includes(paper) && isInForce(one, day))
    .filter((one) => one.dept_code === null || one.dept_code === dept_code)
    .toSorted(
      (a, b) => Number(a.dept_code === null) - Number(b.dept_code === null) || (a.from_date < b.from_date ? 1 : -1),
    )[0]

type Account = InForce & { dept_codes: readonly string[]; seq: number }
/** The accounts that a paper of a branch may name: in force, and shown there or everywhere. */
export const accountsOn = <One extends Account>(accounts: readonly One[], dept_code: string, day: string): One[] =>
  accounts
    .filter((one) => isInForce(one, day) && (one.dept_codes.length === 0 || one.dept_codes.includes(dept_code)))
    .toSorted((a, b) => a.seq - b.seq)
