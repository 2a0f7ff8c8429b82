import { type MessageTemplate, updateTemplate } from '@sejuk/contract/platform/message-templates'
import { bodyLimits, hasSubject, subjectLimit } from '@sejuk/domain/platform/notifications/message-templates'
import { everydayWords } from '@sejuk/words/everyday'
import { messageTemplateWords } from '@sejuk/words/platform/message-templates'
import { useId } from 'react'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import style from './edit-template.module.css'
import { TemplatePreview } from './template-preview.tsx'

type Props = { template: MessageTemplate; title: string; onClose: () => void }

/** The text on one side, what it becomes on the other. */
export const EditTemplate = ({ template, title, onClose }: Props) => {
  const t = useWords(messageTemplateWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const id = useId()
  const mayEdit = useGate(updateTemplate)
  const { template_code, channel, variables, version, subject, body, is_active } = template
  const initial = { subject, body, is_active }
  const form = useEndpointForm({
    endpoint: updateTemplate,
    initial,
    fixed: { template_code, row_version: version },
    draft: `message-template/${template_code}`,
    onDone: onClose,
  })
  const leave = async () => {
    if (await form.mayLeave()) onClose()
  }
  const labels = { subject: t('subject'), body: t('body'), is_active: t('is_active') }
  if (form.clash) return <ConflictDialog form={form} base={initial} labels={labels} version={version} />
  return (
    <Dialog
      title={t('edit')}
      sub={title}
      size={1000}
      onClose={leave}
      footer={
        <>
          {!mayEdit.enabled && <span className={style.why}>{say(mayEdit.because)}</span>}
          <Button onClick={leave}>{everyday('cancel')}</Button>
          <Button
            type="submit"
            form={id}
            kind="primary"
            isBusy={form.isBusy}
            aria-disabled={!mayEdit.enabled || undefined}
            disabled={!mayEdit.enabled}
          >
            {everyday(form.isBusy ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <div className={style.sides}>
        <EndpointFormBody id={id} form={form}>
          {hasSubject(channel) && (
            <TextField
              label={labels.subject}
              value={form.values.subject}
              onChange={(text) => form.change({ subject: text })}
              error={form.errorOf('subject')}
              most={subjectLimit}
              isRequired
              autoFocus
            />
          )}
          <div className={style.body}>
            <TextField
              label={labels.body}
              value={form.values.body}
              onChange={(text) => form.change({ body: text })}
              error={form.errorOf('body')}
              most={bodyLimits[channel]}
              isLong
              isRequired
            />
          </div>
          <fieldset className={style.variables}>
            <legend>{t('variables')}</legend>
            {variables.map((name) => (
              <button
                key={name}
                type="button"
                aria-label={t('insert', { name })}
                onClick={() => form.change({ body: `${form.values.body}{${name}}` })}
              >
                {`{${name}}`}
              </button>
            ))}
          </fieldset>
          <CheckboxField
            label={labels.is_active}
            isOn={form.values.is_active}
            onChange={(isOn) => form.change({ is_active: isOn })}
            error={form.errorOf('is_active')}
          />
        </EndpointFormBody>
        <TemplatePreview template={template} subject={form.values.subject} body={form.values.body} />
      </div>
    </Dialog>
  )
}
