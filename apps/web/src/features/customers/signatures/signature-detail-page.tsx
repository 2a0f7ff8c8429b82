import * as contract from '@sejuk/contract/customers/signatures'
import type { Data } from '@sejuk/contract/endpoint'
import { signature as workflow } from '@sejuk/domain/customers/signatures'
import { pageTo } from '@sejuk/domain/pages'
import { photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { displayPhone } from '@sejuk/domain/values/phone'
import { signatureStatusWords, signatureWords } from '@sejuk/words/customers/signatures'
import { useState } from 'react'
import { SignatureChip } from '../../../entities/status/signature-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useStatusWords, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { ReasonModal } from '../../../ui/actions/reason-modal.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import style from './signatures.module.css'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)
type Signature = Data<typeof contract.getSignature>

export const SignatureDetailPage = () => {
  const t = useWords(signatureWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getSignature} input={{ signature_code: code }} title={t('detailTitle')}>
      {(signature) => <Detail signature={signature} />}
    </LoadedRecord>
  )
}

const Detail = ({ signature }: { signature: Signature }) => {
  const t = useWords(signatureWords)
  useStatusWords(signatureStatusWords)
  const dates = useDates()
  const { permission } = useViewer()
  const [isLogOpen, setLogOpen] = useState(false)
  const { signature_code, signer_name: name } = signature
  const reasonOf =
    (action: 'reject' | 'delete-signature') =>
    ({ row: { row_version }, onClose }: { row: Signature; onClose: () => void }) => (
      <ReasonModal
        title={t(action)}
        sub={name}
        endpoint={contract.actOnSignature[action]}
        fixed={{ signature_code, row_version }}
        label={t('reason')}
        verb={t(action)}
        onClose={onClose}
      />
    )
  const besidePhotos = permission.has(photoPermission('Customer', 'customer_signature', 'View')) && (
    <Link {...pageTo('photo', { module_name: 'Customer', module_code: signature.customer_code })}>{t('viewer')}</Link>
  )
  return (
    <>
      <PageHead title={name} crumb={<Link {...pageTo('signatures')}>{t('title')}</Link>} sub={signature_code}>
        <SignatureChip status={signature.status} size="large" />
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={workflow}
          endpoints={contract.actOnSignature}
          keyField="signature_code"
          row={signature}
          nameOf={() => name}
          label={t}
          question={() => ({ title: t('sureApprove', { name }) })}
          forms={{ reject: reasonOf('reject'), 'delete-signature': reasonOf('delete-signature') }}
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
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.signatureLog}
          code={signature_code}
          labels={{ status: t('status'), signer_name: t('signer_name'), valid_to: t('valid_to') }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}
