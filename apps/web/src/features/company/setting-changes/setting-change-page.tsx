import * as contract from '@sejuk/contract/company/setting-changes'
import { settingChange } from '@sejuk/domain/company/setting-changes'
import { settingFile, settingFileModule } from '@sejuk/domain/company/setting-files'
import { ruleOf, settingLevels } from '@sejuk/domain/company/setting-kinds'
import { pageTo } from '@sejuk/domain/pages'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useState } from 'react'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { ChangeChip } from './change-chip.tsx'
import { ChangeImpact, KeepsRules } from './change-impact.tsx'
import { ChangeSteps } from './change-steps.tsx'
import { DecisionCard } from './decision-card.tsx'
import { LastChanges } from './last-changes.tsx'
import { useSettingText } from './setting-text.ts'
import { SettingValues } from './setting-values.tsx'
import { WayFollows } from './way-follows.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
const { approve: _approve, ...asked } = contract.actOnSettingChange

export const SettingChangePage = () => {
  const t = useWords(settingChangeWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSettingChange}
      input={{ change_code: code }}
      title={t('change')}
      visited={(row) => row.change_code}
    >
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.SettingChange }) => {
  const t = useWords(settingChangeWords)
  const say = useSay()
  const [isLogOpen, setLogOpen] = useState(false)
  const { change_code, status, stale_value } = row
  const isOpen = status === 'Draft' || status === 'Submitted'
  return (
    <>
      <PageHead
        title={`${t(row.kind)}, ${row.scope_name}`}
        crumb={<Link {...pageTo('settingChanges')}>{t('title')}</Link>}
        sub={
          <>
            {change_code} <ChangeChip status={status} />
          </>
        }
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={settingChange}
          endpoints={asked}
          keyField="change_code"
          row={row}
          nameOf={() => change_code}
          label={(name) => t(name)}
          question={(name) => (name === 'withdraw' ? { title: t('sureWithdraw', { code: change_code }) } : undefined)}
        />
        {row.reject_reason && <Note tone="bad">{t('rejectedBecause', { reason: row.reject_reason })}</Note>}
        {stale_value && (
          <Note>{say({ code: 'setting-changed-meanwhile', values: { value: { code: stale_value } } })}</Note>
        )}
        <Columns>
          <Column>
            <ChangeSteps row={row} />
            <SettingValues row={row} />
            {row.kind === 'sales_without_npwp' && <WayFollows way={row.after.way} />}
            <ChangeImpact row={row} />
            {(isOpen || status === 'Approved') && <KeepsRules row={row} />}
            <LastChanges but={change_code} />
          </Column>
          <Column>
            <Proposal row={row} />
            <DecisionCard row={row} />
            <RecordPhotos
              title={t('file')}
              module_name={settingFileModule}
              module_code={change_code}
              photos={[]}
              file={settingFile}
              isShut={!isOpen}
            />
            <Section title={t('willBeTold')}>
              <SectionText>
                {row.told.map(({ username, role }) => (role ? `${username} (${role})` : username)).join(', ')}
              </SectionText>
            </Section>
          </Column>
        </Columns>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.settingChangeLog}
          code={change_code}
          sub={change_code}
          labels={{
            valid_from: t('valid_from'),
            valid_until: t('valid_until'),
            before: t('before'),
            after: t('after'),
          }}
          ownActions={Object.fromEntries([...settingChange.names, 'create' as const].map((name) => [name, t(name)]))}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

/** Why, by whom, who gains, and from when until when. */
const Proposal = ({ row }: { row: contract.SettingChange }) => {
  const t = useWords(settingChangeWords)
  const say = useSay()
  const dates = useDates()
  const text = useSettingText()
  const { gain, after, valid_from, valid_until } = row
  const gained = ruleOf(row.kind).fields.find(({ field }) => field === gain)
  const wait = t(row.loosens && !row.is_first && row.is_live ? 'earliest' : 'atOnce')
  return (
    <Section title={t('reason')}>
      <SectionText>{row.reason ?? t('noReason')}</SectionText>
      <Facts
        facts={[
          [t('proposedBy'), `${row.create_user_name}, ${t(settingLevels[row.author_level] ?? 'Nobody')}`, { wide: 3 }],
          [
            t('gains'),
            gained
              ? t('gainsAmount', { name: say({ code: gained.name }), amount: text(gained, after[gained.field]) })
              : t('gainsNothing'),
            { wide: 3 },
          ],
          [t('in_force'), valid_from ? t('from', { day: dates.dateTime(valid_from) }) : wait, { wide: 3 }],
          [t('ends'), valid_until ? t('endsOn', { day: dates.day(valid_until) }) : t('noEnd'), { wide: 3 }],
          [
            t('decidedBy'),
            row.decided_date && `${row.decided_user_name}, ${dates.dateTime(row.decided_date)}`,
            { wide: 3 },
          ],
        ]}
      />
    </Section>
  )
}
