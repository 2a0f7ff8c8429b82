import * as contract from '@sejuk/contract/platform/languages'
import { pageTo } from '@sejuk/domain/pages'
import { waitingIn } from '../../../platform/my-day/waiting-kind.ts'
import { listMissingWords } from './queries.ts'

export const missingWordWaiting = waitingIn(
  contract.listMissingWords,
  listMissingWords,
)({
  ...{ kind: 'missingWords', needs: 'Multi-Language-Modify', asked: {}, soonest: 'last_date' },
  pages: ['/configuration/multi-language/missing'],
  record: (row) => ({
    code: row.word_key,
    title: row.sample,
    detail: row.module,
    since: row.first_date,
    due: null,
    page: pageTo('missingWords'),
  }),
})
