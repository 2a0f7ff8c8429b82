import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../../test/page.tsx'

const letter = {
  ...{ document_no: 'RN/705/XI/2026/001', version: 1, service_type: 'revision_notice', project_name: 'Hotel Mahoni' },
  ...{ recipient_name: 'Endang', company_name: 'Sejuk', responsible_party: 'CV Tirta', issue_date: '2026-11-01' },
  ...{ problems: ['1. Slope'], acknowledged_name: null, acknowledged_date: null },
}

test('whoever got a letter by e-mail opens the letter itself by its token', async () => {
  openPage('/letter-receipt?token=abc', {}, { '/api/supervision-letter/open': { data: letter } })
  const paper = await screen.findByRole('link', { name: /Buka surat|Open the letter/ })
  expect(paper.getAttribute('href')).toBe('/api/supervision-letter/paper?token=abc')
})
