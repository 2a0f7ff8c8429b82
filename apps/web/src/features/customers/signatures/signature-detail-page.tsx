import * as contract from '@sejuk/contract/customers/signatures'
import type { Data } from '@sejuk/contract/endpoint'
import { type SignatureActionName, signatureAction } from '@sejuk/domain/customers/signatures'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/phone'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { gate } from '@sejuk/domain/workflow'
import { signatureStatusWords, signatureWords } from '@sejuk/words/customers/signatures'
import { useState } from 'react'
import { SignatureChip } from '../../../entities/status/signature-status.tsx'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './signatures.module.css'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Signature = Data<typeof contract.getSignature>

export const SignatureDetailPage = () => {
  const t = useWords(signatureWords)
  const { code = '' }: { code?: string } = useSearch()
  const mayLook = useGate(contract.getSignature)
  const found = useCall(contract.getSignature, { signature_code: code }, { enabled: mayLook.enabled && code !== '' })
  const signature = found.data?.data
  if (signature) return <Detail signature={signature} />
  return (
    <>
      <PageHead title={t('detailTitle')} />
      <RecordGuard gate={mayLook} found={found} />
    </>
  )
}

const Detail = ({ signature }: { signature: Signature }) => {
  const t = useWords(signatureWords)
  useStatusWords(signatureStatusWords)
  const dates = useDates()
  const { permission, usercode } = useViewer()
  const approve = useSend(contract.approveSignature)
  const [open, setOpen] = useState<'reject' | 'delete' | 'log'>()
  const close = () => setOpen(undefined)
  const { signature_code, row_version, signer_name: name } = signature
  const state = { status: signature.status, is_mine: signature.created_by === usercode }
  const action = (key: SignatureActionName, label: string, onPress: () => void, isPrimary = false) =>
    permission.has(signatureAction(key).needs)
      ? [{ key, label, gate: gate(signatureAction(key), state, permission, 'customer-signature'), onPress, isPrimary }]
      : []
  const agree = async () => {
    if (await confirm({ title: t('sureApprove', { name }), yes: t('approve') }))
      approve.mutate({ signature_code, row_version })
  }
  const besidePhotos = permission.has(photoPermission('Customer', 'customer_signature', 'View')) && (
    <Link {...pageTo('photo', { module_name: 'Customer', module_code: signature.customer_code })}>{t('viewer')}</Link>
  )
  return (
    <>
      <PageHead title={name} crumb={<Link {...pageTo('signatures')}>{t('title')}</Link>} sub={signature_code}>
        <SignatureChip status={signature.status} size="large" />
        <HistoryButton onPress={() => setOpen('log')} />
      </PageHead>
      <PageBody>
        <ActionRow
          name={name}
          actions={[
            ...action('approve', t('approve'), () => void agree(), true),
            ...action('reject', t('reject'), () => setOpen('reject')),
            ...action('delete-signature', t('delete'), () => setOpen('delete')),
          ]}
        />
        {signature.reason && <Note>{t('decided', { reason: signature.reason })}</Note>}
        <Columns>
          <Section title={t('signature')} actions={besidePhotos}>
            <SectionBody>
              <img className={style.large} src={signature.photo_path} alt={t('pictureOf', { name })} />
              {signature.stamp_photo_path && (
                <img className={style.large} src={signature.stamp_photo_path} alt={t('stamp')} />
              )}
            </SectionBody>
          </Section>
          <Section title={`(${signature.customer_code}) ${signature.customer_name}`}>
            <Facts
              facts={[
                [t('signer_name'), name],
                [t('job_title'), signature.job_title],
                [t('nik'), signature.nik],
                [t('phone'), signature.phone && displayPhone(signature.phone)],
                [t('valid_from'), dates.day(signature.valid_from)],
                [t('valid_to'), signature.valid_to ? dates.day(signature.valid_to) : t('always')],
                [t('source'), t(signature.source)],
                [t('made'), signature.create_user_name],
                [t('approvedBy'), signature.approved_user_name],
              ]}
            />
          </Section>
        </Columns>
      </PageBody>
      {(open === 'reject' || open === 'delete') && (
        <ReasonModal
          title={t(open)}
          sub={name}
          endpoint={open === 'reject' ? contract.rejectSignature : contract.deleteSignature}
          fixed={{ signature_code, row_version }}
          label={t('reason')}
          verb={t(open)}
          onClose={close}
        />
      )}
      {open === 'log' && (
        <ActionLogPanel
          endpoint={contract.signatureLog}
          code={signature_code}
          labels={{ status: t('status'), signer_name: t('signer_name'), valid_to: t('valid_to') }}
          onClose={close}
        />
      )}
    </>
  )
}
