import type { Db } from '../../db/database.ts'
import type { Letterhead } from '../../platform/pdf/blocks.ts'
import { letterheadOf, type PaperWord } from './draw-paper.ts'
import { findSeller } from './sellers.ts'

type Sold = { org_code: string; dept_code: string }

/** Whose papers these are, where one company and one branch wrote them all; several have the product's own head. */
export const sharedLetterhead = async (
  db: Db,
  documents: readonly Sold[],
  word: PaperWord,
  day: string,
): Promise<Letterhead | undefined> => {
  const [first] = documents
  const isOne = documents.every((one) => one.org_code === first?.org_code && one.dept_code === first.dept_code)
  if (!first || !isOne) return undefined
  const { org_code, dept_code } = first
  const seller = await findSeller(db, { org_code, dept_code, paper: 'invoice', day })
  return seller && letterheadOf(db, seller, word)
}
