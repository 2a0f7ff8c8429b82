import { type InstallerIdentity, recordBankCheck, recordIdentityCheck } from '@sejuk/contract/installers/installers'
import type { InstallerCheck } from '@sejuk/domain/installers/installers'
import { installerWords } from '@sejuk/words/installers/installers'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'

type Props = { about: InstallerCheck; person: InstallerIdentity; onClose: () => void }

const evidence = '.png,.jpg,.jpeg,.jfif,.webp,.pdf'

/** What a person found out about the identity or the account; a check of an account needs evidence. */
export const CheckPanel = ({ about, person, onClose }: Props) => {
  const t = useWords(installerWords)
  const labels = { result: t('checkResult'), note: t('checkNote') }
  const shared = {
    sub: `${person.user_name}, ${person.user_code}`,
    fixed: { user_code: person.user_code, row_version: person.row_version },
    onClose,
  }
  const results = (['Valid', 'Invalid'] as const).map((value) => ({ value, label: t(value) }))
  type Finding = {
    values: { result: string; note: string }
    change: (part: object) => void
    errorOf: (field: string) => string | undefined
  }
  const finding = ({ values, change, errorOf }: Finding) => (
    <>
      <ChoiceField
        label={labels.result}
        options={results}
        value={values.result}
        onChange={(result) => change({ result })}
        error={errorOf('result')}
        isRequired
      />
      <TextField
        label={labels.note}
        value={values.note}
        onChange={(note) => change({ note })}
        error={errorOf('note')}
        most={500}
        isLong
        isRequired
      />
    </>
  )
  if (about === 'identity')
    return (
      <EndpointPanel
        {...shared}
        title={t('recordIdentityCheck')}
        endpoint={recordIdentityCheck}
        initial={{ result: '', note: '' }}
        labels={labels}
      >
        {finding}
      </EndpointPanel>
    )
  return (
    <EndpointPanel
      {...shared}
      title={t('recordBankCheck')}
      endpoint={recordBankCheck}
      initial={{ result: '', note: '', file: undefined as File | undefined }}
      labels={{ ...labels, file: t('evidence') }}
    >
      {(form) => (
        <>
          {finding(form)}
          <FileDrop
            label={t('evidence')}
            accept={evidence}
            file={form.values.file}
            onChange={(file) => form.change({ file })}
            error={form.errorOf('file')}
          />
        </>
      )}
    </EndpointPanel>
  )
}
