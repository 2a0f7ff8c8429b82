import * as contract from '@sejuk/contract/supervision/levels'
import { inspectionWords } from '@sejuk/words/supervision/inspections'
import { useWords } from '../../../lib/language/words.ts'
import { MasterPage } from '../../../ui/list/master-page.tsx'

/** What each size class takes; it counts for supervisions that are created from now on. */
export const SupervisionLevelsPage = () => {
  const t = useWords(inspectionWords)
  const said = (isSo: boolean) => t(isSo ? 'yes' : 'noWord')
  return (
    <MasterPage
      title={t('levels')}
      editing={t('changeLevel')}
      calls={{ list: contract.listLevels, update: contract.updateLevel, log: contract.levelLog }}
      idField="level"
      nameOf={(row) => row.level}
      filters={[]}
      fields={[
        { field: 'visits', label: t('visits'), kind: 'number', isRequired: true },
        { field: 'days', label: t('days'), kind: 'number', isRequired: true },
        { field: 'skips_training', label: t('skips_training'), kind: 'tick' },
        { field: 'skips_debug', label: t('skips_debug'), kind: 'tick' },
      ]}
      columns={[
        { key: 'level', title: t('level'), sort: 'level', show: (row) => row.level },
        { key: 'visits', title: t('visits'), isNumber: true, show: (row) => row.visits },
        { key: 'days', title: t('days'), isNumber: true, show: (row) => row.days },
        { key: 'training', title: t('skips_training'), show: (row) => said(row.skips_training) },
        { key: 'debug', title: t('skips_debug'), show: (row) => said(row.skips_debug) },
      ]}
      card={(row) => ({
        code: row.level,
        name: `${t('visits')}: ${row.visits}`,
        text: `${t('days')}: ${row.days}`,
        left: row.skips_training ? t('skips_training') : '',
        right: row.skips_debug ? t('skips_debug') : '',
      })}
    />
  )
}
