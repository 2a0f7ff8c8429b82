import { pageTo } from '@sejuk/domain/pages'
import type { Asked } from './asked.ts'
import type { Analysis } from './figures.tsx'

export type RankingProps = { data: Analysis; asked: Asked }

/** The sold units behind a figure. */
export const rowsOf = (
  { data, asked }: RankingProps,
  more: { item_code?: string; shop_code?: string; seller_code?: string } = {},
) =>
  pageTo('sellOut', {
    ...{ from: data.from, to: data.to, status: 'Approved' },
    ...(asked.dept_code[0] ? { dept_code: asked.dept_code[0] } : {}),
    ...more,
  })
