import { listBonusTickets } from '@sejuk/contract/installers/bonus-tickets'
import {
  getInstaller,
  type InstallerDetail,
  type InstallerIdentity,
  installerHistory,
} from '@sejuk/contract/installers/installers'
import {
  bankStatuses,
  checkOf,
  type InstallerActionName,
  type InstallerCheck,
  type InstallerState,
  identityStatuses,
  installerActionNames,
  installerTypes,
  verifyResults,
} from '@sejuk/domain/installers/installers'
import { type InstallerPhoto, installerPhotos } from '@sejuk/domain/installers/registrations'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { gate } from '@sejuk/domain/workflow'
import { installerWords } from '@sejuk/words/installers/installers'
import { recordWords } from '@sejuk/words/masters/records'
import { useState } from 'react'
import IconHistory from '#icon/History'
import IconReceipt from '#icon/Receipt'
import { BankChip, IdentityChip } from '../../../entities/status/installer-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useRecordVisit } from '../../../lib/navigation/recent-visits.ts'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { RecordSkeleton } from '../../../ui/record/record-skeleton.tsx'
import { BankCard } from './bank-card.tsx'
import { DetailHead } from './detail-head.tsx'
import { DetailNotes } from './detail-notes.tsx'
import { Documents } from './documents.tsx'
import { IdentityCard } from './identity-card.tsx'
import { InstallerActions } from './installer-actions.tsx'
import style from './installer-detail.module.css'
import { stateIn, useInstallerActions } from './installer-gates.ts'

const ActionPanel = lazyPart(() => import('./action-panel.tsx').then((panel) => panel.ActionPanel))
const CheckPanel = lazyPart(() => import('./check-panel.tsx').then((panel) => panel.CheckPanel))
const StatementDialog = lazyPart(() => import('./statement-dialog.tsx').then((dialog) => dialog.StatementDialog))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const InstallerDetailPage = () => {
  const t = useWords(installerWords)
  const say = useSay()
  const { usercode } = useViewer()
  const { code = '' }: { code?: string } = useSearch()
  const mayLook = useGate(getInstaller)
  const found = useCall(getInstaller, { user_code: code }, { enabled: mayLook.enabled && code !== '' })
  useRecordVisit(found.data?.data.identity_information[0]?.user_code)
  const detail = found.data?.data
  const person = detail?.identity_information[0]
  const state = detail && stateIn(detail, usercode)
  if (detail && person && state) return <Detail key={code} detail={detail} person={person} state={state} />
  return (
    <>
      <DetailHead title={t('detailTitle')} />
      {!mayLook.enabled ? (
        <ForbiddenState reason={say(mayLook.because)} />
      ) : code === '' ? (
        <ForbiddenState reason={say('User code is missing.')} />
      ) : found.error ? (
        <FailedState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </>
  )
}

const logged = [
  'user_status',
  'approve_status',
  'user_type',
  'bank_verify_result',
  'id_verify_result',
  'admin_remark',
  'user_name',
  'id_card_number',
] as const
const codes = [...identityStatuses, ...bankStatuses, ...installerTypes, ...verifyResults, ...installerPhotos] as const
type Props = { detail: InstallerDetail; person: InstallerIdentity; state: InstallerState }

const Detail = ({ detail, person, state }: Props) => {
  const t = useWords(installerWords)
  const records = useWords(recordWords)
  const dates = useDates()
  const actions = useInstallerActions(state)
  const seesTickets = useGate(listBonusTickets)
  const [open, setOpen] = useState<InstallerActionName | 'history' | 'statement'>()
  const [checking, setChecking] = useState<InstallerCheck>()
  const { permission } = useViewer()
  const checkButton = (about: InstallerCheck) =>
    gate(checkOf(about), state, permission, 'installer').enabled && (
      <Button size="small" onClick={() => setChecking(about)}>
        {t('recordCheck')}
      </Button>
    )
  const [shown, setShown] = useState<InstallerPhoto>()
  const close = () => setOpen(undefined)
  return (
    <>
      <DetailHead title={person.user_name || displayPhone(person.phone_number)}>
        <IdentityChip status={person.user_status} size="large" isNamed />
        {state.approve_status && <BankChip status={state.approve_status} size="large" />}
        {person.requested_type !== person.user_type && (
          <span className={style.wants}>{t('wants', { type: t(person.requested_type) })}</span>
        )}
        <span className={style.registered}>
          {t('registeredOn', { code: person.user_code, date: dates.date(person.created_date) })}
          <Button size="small" icon={<IconHistory size={16} />} onClick={() => setOpen('history')}>
            {records('history')}
          </Button>
          <Button size="small" icon={<IconReceipt size={16} />} onClick={() => setOpen('statement')}>
            {t('payments')}
          </Button>
          {seesTickets.enabled && (
            <Link {...pageTo('bonusTickets', { user_code: person.user_code })}>{t('bonusTickets')}</Link>
          )}
        </span>
      </DetailHead>
      <RecordComments kind="installers" code={person.user_code} />
      <PageBody>
        {actions.length > 0 && (
          <InstallerActions
            actions={actions}
            open={open === 'history' || open === 'statement' ? undefined : open}
            onOpen={setOpen}
          />
        )}
        <DetailNotes detail={detail} />
        <div className={style.columns}>
          <div className={style.cards}>
            <IdentityCard person={person} check={checkButton('identity')} />
            <BankCard
              account={detail.bank_information[0]}
              onLetter={() => setShown('disclaimer_letter')}
              check={checkButton('bank')}
            />
          </div>
          <Documents detail={detail} shown={shown} onShow={setShown} />
        </div>
      </PageBody>
      {open === 'history' && (
        <ActionLogPanel
          endpoint={installerHistory}
          code={person.user_code}
          sub={person.user_name}
          labels={Object.fromEntries(logged.map((field) => [field, t(field)]))}
          ownActions={Object.fromEntries(
            [...installerActionNames, 'record-identity-check' as const, 'record-bank-check' as const].map((name) => [
              name,
              t(name),
            ]),
          )}
          valueNames={Object.fromEntries(codes.map((one) => [one, t(one)]))}
          onClose={close}
        />
      )}
      {checking && <CheckPanel about={checking} person={person} onClose={() => setChecking(undefined)} />}
      {open === 'statement' && <StatementDialog code={person.user_code} name={person.user_name} onClose={close} />}
      {open && open !== 'history' && open !== 'statement' && (
        <ActionPanel key={open} name={open} person={person} state={state} onClose={close} />
      )}
    </>
  )
}
