import type { Data } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/supervision/letters'
import { getSupervision } from '@sejuk/contract/supervision/supervisions'
import { because } from '@sejuk/domain/messages'
import { pageTo } from '@sejuk/domain/pages'
import {
  defaultTemplateLanguage,
  type LetterStep,
  letterGate,
  letterStatus,
  templateLanguages,
  templateOf,
} from '@sejuk/domain/supervision/letters'
import type { LetterKind } from '@sejuk/domain/supervision/supervision-statuses'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useRefresh } from '../../../lib/api/refresh.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useWorkflowViewer } from '../../../lib/session/viewer.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { FailedPoints } from './failed-points.tsx'
import { LetterFields, type LetterValues } from './letter-fields.tsx'
import { LetterMails } from './letter-mails.tsx'
import { LetterPaper, type PaperAsked } from './letter-paper.tsx'
import { LetterSummary } from './letter-summary.tsx'
import { LetterApprover, LetterVersions } from './letter-versions.tsx'
import { RejectLetter } from './reject-letter.tsx'

type Found = Data<typeof contract.getNoticeLetter>

export const DesignRevisionNoticePage = () => <LetterPage kind="design_revision_notice" />
/** The installation's notice, or the disclaimer where the address asks for it. */
export const NoticeLetterPage = () => {
  const { service_type }: { service_type?: string } = useSearch()
  return <LetterPage kind={service_type === 'disclaimer_letter' ? 'disclaimer_letter' : 'revision_notice'} />
}

const LetterPage = ({ kind }: { kind: LetterKind }) => {
  const t = useWords(letterWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getNoticeLetter}
      input={{ supervision_code: code, service_type: kind }}
      title={t(kind)}
    >
      {(data) => <LetterForm key={`${kind}/${data.latest_notice_letter?.row_version ?? 0}`} kind={kind} found={data} />}
    </LoadedRecord>
  )
}

const LetterForm = ({ kind, found }: { kind: LetterKind; found: Found }) => {
  const t = useWords(letterWords)
  const today = useToday()
  const navigate = useNavigate()
  const viewer = useWorkflowViewer()
  const { supervision, latest_notice_letter: letter, latest_reject } = found
  const { supervision_code } = supervision
  const back = pageTo('supervision', { code: supervision_code, tab: 'reports' })
  const template_type = templateOf[kind]
  const isFixed = letter?.stage === 'Issued' || letter?.stage === 'Signed'
  const [values, setValues] = useState<LetterValues>({
    version: String(letter ? (isFixed ? letter.version + 1 : letter.version) : 1),
    template_language: letter?.template_language ?? defaultTemplateLanguage,
    responsible_party: letter?.responsible_party ?? supervision.installer_name,
    issue_date: letter && !isFixed ? letter.issue_date : today,
    signature_table: letter?.has_signature_table ?? false,
    problems: latest_reject.remark,
  })
  const [errors, setErrors] = useState<Record<string, readonly string[]>>({})
  const [failure, setFailure] = useState('')
  const [paper, setPaper] = useState<PaperAsked>()
  const send = useSend(contract.saveNoticeLetter, { handles: () => true })
  const [isRejecting, setRejecting] = useState(false)
  const sign = useSend(contract.signNoticeLetter)
  const drop = useSend(contract.discardNoticeLetter)
  const discard = async () => {
    if (!letter || !(await confirm({ title: t('discard'), text: `${letter.document_no} v${letter.version}` }))) return
    drop.mutate({ letter_id: letter.letter_id, row_version: letter.row_version }, { onSuccess: refresh })
  }
  const refresh = useRefresh(contract.getNoticeLetter, getSupervision, contract.listLetters)
  const change = (part: Partial<LetterValues>) => setValues((now) => ({ ...now, ...part }))
  const judged = {
    ...{ service_type: kind, stage: letter?.stage ?? ('Pending' as const), authors: letter?.authors ?? [] },
    problems: values.problems.filter(Boolean).length,
  }
  const gateOf = (step: LetterStep) => {
    if (!letter && step !== 'save' && step !== 'submit') return { enabled: false as const, because: because('no-data') }
    return letterGate(step, judged, viewer)
  }
  const save = async (step: 'save' | 'submit' | 'approve' | 'generate') => {
    if (step === 'submit' || step === 'approve') {
      const isSure = await confirm({ title: t('sure'), yes: t('confirm'), no: t('cancel') })
      if (!isSure) return
    }
    const stages = { save: 'Pending', submit: 'Submitted', approve: 'Approved', generate: 'Issued' } as const
    const { version, template_language, responsible_party, issue_date, signature_table, problems } = values
    setErrors({})
    setFailure('')
    const asked = send.mutateAsync({
      ...{ supervision_code, service_type: kind, template_type, service_status: letterStatus(kind, stages[step]) },
      is_generate: step === 'generate' ? 1 : 0,
      ...(letter ? { row_version: letter.row_version } : {}),
      service_job_data: {
        ...{ document_no: letter?.document_no ?? '', version, responsible_party, issue_date, signature_table },
        template_language: templateLanguages.find((one) => one === template_language) ?? defaultTemplateLanguage,
        problems: problems.filter(Boolean),
      },
    })
    // A saved letter is read anew and shown in a new form: a callback of this one might not be called any more.
    asked.then(
      () => {
        refresh()
        if (step === 'generate') void navigate(back)
      },
      (error: Error) => {
        if (error instanceof Refused) setErrors(error.errors)
        setFailure(errorText(error))
      },
    )
  }
  const isDone = letter?.stage === 'Approved' || isFixed
  const isHidden = (step: LetterStep) => {
    if (step === 'submit' || step === 'approve' || step === 'reject') return isDone
    if (step === 'generate') return !isDone
    if (step === 'discard') return letter?.stage !== 'Pending'
    return step === 'sign' && !(kind === 'disclaimer_letter' && letter?.stage === 'Issued')
  }
  const isNotMine = (step: LetterStep) => gateOf(step).because?.code === 'no-permission'
  const buttons = [
    { step: 'save', label: t('saveDraft'), onPress: () => void save('save') },
    { step: 'submit', label: t('submit'), onPress: () => void save('submit') },
    { step: 'approve', label: t('approve'), onPress: () => void save('approve') },
    { step: 'reject', label: t('reject'), onPress: () => setRejecting(true) },
    { step: 'generate', label: t('generate'), onPress: () => void save('generate') },
    {
      step: 'sign',
      label: t('sign'),
      onPress: () => letter && sign.mutate({ letter_id: letter.letter_id }, { onSuccess: refresh }),
    },
    { step: 'discard', label: t('discard'), onPress: () => void discard() },
  ] as const
  const shown = buttons.filter(({ step }) => !isHidden(step) && !isNotMine(step))
  return (
    <>
      <PageHead title={t(kind)} sub={supervision.project_name} crumb={<Link {...back}>{t('back')}</Link>} />
      <PageBody>
        <ActionRow
          name={letter?.document_no ?? t(kind)}
          actions={[
            ...shown.map(({ step, label, onPress }) => ({
              ...{ key: step, label, gate: gateOf(step), onPress, isBusy: send.isPending },
              ...{
                isPrimary: !['save', 'reject', 'discard'].includes(step),
                isDangerous: step === 'reject' || step === 'discard',
              },
              isBeside: step !== 'reject' && step !== 'sign' && step !== 'discard',
            })),
            {
              key: 'preview',
              label: t('preview'),
              isBeside: true,
              gate: letter ? { enabled: true } : { enabled: false, because: because('no-data') },
              onPress: () => setPaper({ supervision_code, service_type: kind, template_type }),
            },
          ]}
        />
        {failure && (
          <Note tone="bad" role="alert">
            {failure}
          </Note>
        )}
        {letter?.reject_reason && letter.stage === 'Pending' && (
          <Note tone="bad">{t('rejected', { reason: letter.reject_reason })}</Note>
        )}
        {isFixed && letter && <Note>{t('nextVersion', { n: letter.version })}</Note>}
        <Columns>
          <Column>
            <LetterSummary found={found} />
            <LetterFields kind={kind} found={found} values={values} errors={errors} onChange={change} />
          </Column>
          <Column>
            <LetterApprover found={found} />
            <FailedPoints found={found} />
            <LetterMails supervision_code={supervision_code} letter={letter} />
            <LetterVersions found={found} />
          </Column>
        </Columns>
      </PageBody>
      {isRejecting && letter && (
        <RejectLetter
          letter={letter}
          onClose={() => {
            refresh()
            setRejecting(false)
          }}
        />
      )}
      {paper && <LetterPaper asked={paper} onClose={() => setPaper(undefined)} />}
    </>
  )
}
