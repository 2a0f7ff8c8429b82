import * as contract from '@sejuk/contract/projects/similarity'
import { pageTo } from '@sejuk/domain/pages'
import { verdicts } from '@sejuk/domain/projects/similarity'
import { projectWords } from '@sejuk/words/projects/projects'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useDistance } from '../../../entities/projects/use-distance.ts'

/** Every verdict, with what was compared: what the score is measured by. */
export const SimilarityLabelsPage = () => {
  const t = useWords(projectWords)
  const dates = useDates()
  const distance = useDistance()
  const list = useList(contract.listSimilarityLabels)
  const link = (code: string) => (
    <Link {...pageTo('projectLog', { module: 'submitted-project-list' }, { code, tab: 'similarity' })}>{code}</Link>
  )
  const score = (row: contract.SimilarityLabel) => row.score.toFixed(2).replace('.', ',')
  return (
    <ListPage
      title={t('similarityLabels')}
      crumb={<Link {...pageTo('projectApprovals')}>{t('approvals')}</Link>}
      list={list}
      actions={[]}
      download={contract.similarityLabelData}
      filters={[
        { field: 'search', label: t('search'), kind: 'text' },
        {
          field: 'verdict',
          label: t('judge'),
          kind: 'choice',
          options: verdicts.map((value) => ({ value, label: t(value) })),
        },
      ]}
      keyOf={(row) => String(row.label_id)}
      nameOf={(row) => row.log_code}
      columns={[
        { key: 'log', title: t('log_code'), show: (row) => link(row.log_code) },
        { key: 'name', title: t('project_name'), show: (row) => row.project_name },
        { key: 'other', title: t('other_code'), show: (row) => link(row.other_code) },
        { key: 'otherName', title: t('other_project_name'), show: (row) => row.other_project_name },
        { key: 'score', title: t('score'), sort: 'score', show: score },
        { key: 'distance', title: t('distance_m'), show: (row) => distance(row.distance_m) },
        { key: 'verdict', title: t('judge'), show: (row) => t(row.verdict) },
        { key: 'reason', title: t('reason'), show: (row) => row.reason },
        { key: 'judge', title: t('judge_name'), show: (row) => row.judge_name },
        { key: 'judged', title: t('judged_date'), sort: 'judged_date', show: (row) => dates.dateTime(row.judged_date) },
        {
          key: 'back',
          title: t('taken_back_date'),
          show: (row) => (row.taken_back_date ? dates.dateTime(row.taken_back_date) : '-'),
        },
      ]}
      card={(row) => ({
        code: link(row.log_code),
        name: `${row.project_name} / ${row.other_project_name}`,
        text: row.reason,
        left: `${score(row)} · ${t(row.verdict)}`,
        right: row.judge_name,
      })}
    />
  )
}
