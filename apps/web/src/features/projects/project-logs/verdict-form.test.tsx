import { judgeSimilarity, type Similarity, type SimilarityPair } from '@sejuk/contract/projects/similarity'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showPart } from '../../../../test/page.tsx'
import { createMemoryHistory } from '../../../lib/navigation/history.ts'
import { createRouter } from '../../../lib/navigation/router.ts'
import { RouterProvider } from '../../../lib/navigation/use-router.tsx'
import { VerdictForm } from './verdict-form.tsx'

const claim = (log_code: string, salesman_name: string): Similarity['itself'] => ({
  ...{ log_code, project_name: 'Menara Cakrawala', owner_name: 'PT Griya', dept_name: 'Jakarta', salesman_name },
  ...{ building_use: 'office', address: 'Jl. Kedoya 21', est_order_date: '2027-01-15', systems_text: 'VRF 180 HP' },
  ...{ project_code: null, developer: null, contractor_main: null, contractor_me: null, consultant_me: null },
  ...{
    right_ends: null,
    login_status: 'Submitted',
    project_status: null,
    stage: 'tender',
    est_total: 1,
    probability: 40,
  },
  ...{ lat: -6.2, lng: 106.8, submitted_date: '2026-11-12T00:00:00.000Z', follow_ups: [], files: [] },
})
const pair: SimilarityPair = {
  ...{ other_code: 'LOG-B', other_dept_name: 'Tangerang', scope: 'Cross_Branch', distance_m: 140, verdict: null },
  ...{ winner_code: null, reason: null, judge_name: null, judged_by: null, judged_date: null, approved_since: null },
  scores: { score: 0.88, name: 0.41, owner: 0.15, address: 0.09, distance: 0.2, partners: 0.03, systems: 0 },
  ...{ other: claim('LOG-B', 'Rudi'), suggested: 'LOG-B' },
}
const task: Similarity = {
  ...{ similarity_status: 'Processing', judge_code: 'HO', judge_name: 'Nadia', judge_date: null, asks_from: 0.3 },
  ...{ likely_from: 0.75, row_version: 4, itself: claim('LOG-A', 'Sari'), pairs: [pair] },
}

test('nothing is chosen beforehand, keys choose, the button says what will happen, and a reason is required', async () => {
  const user = userEvent.setup()
  const { asked } = showPart(
    <RouterProvider router={createRouter({ history: createMemoryHistory('/') })}>
      <VerdictForm task={task} pair={pair} />
    </RouterProvider>,
  )
  const radio = (name: RegExp) => screen.getByRole('radio', { name })
  await screen.findByRole('radio', { name: /^Same building/ })
  for (const one of screen.getAllByRole('radio')) expect(one).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save verdict' }))
  expect(asked.filter(({ path }) => path === judgeSimilarity.path)).toEqual([])
  ;(document.activeElement as HTMLElement | null)?.blur()
  await user.keyboard('3')
  expect(radio(/^Different/)).toBeChecked()
  await user.keyboard('1')
  expect(radio(/^Same building/)).toBeChecked()
  expect(radio(/^B · Rudi/)).not.toBeChecked()
  await user.click(radio(/^B · Rudi/))
  expect(screen.getByRole('button', { name: 'Save verdict: same, B keeps it' })).toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Same lot 2')
  expect(radio(/^Same building/)).toBeChecked()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(asked.find(({ path }) => path === judgeSimilarity.path)?.body).toMatchObject({
      ...{ log_code: 'LOG-A', other_code: 'LOG-B', verdict: 'Same', winner_code: 'LOG-B', reason: 'Same lot 2' },
    }),
  )
})
