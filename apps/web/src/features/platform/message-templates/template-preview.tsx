import {
  listTemplateRecords,
  type MessageTemplate,
  previewTemplate,
  sendTestMessage,
} from '@sejuk/contract/platform/message-templates'
import { ruleOf } from '@sejuk/domain/platform/notifications/notifications'
import { messageTemplateWords } from '@sejuk/words/platform/message-templates'
import { useState } from 'react'
import IconSend from '#icon/Send'
import { Refused } from '../../../lib/api/call.ts'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import style from './template-preview.module.css'

type Props = { template: MessageTemplate; subject: string; body: string }

/** What the text becomes, made of a real record; and the text itself, sent to whoever is writing it. */
export const TemplatePreview = ({ template, subject, body }: Props) => {
  const t = useWords(messageTemplateWords)
  const say = useSay()
  const [record, setRecord] = useState<string>()
  const { template_code, event, language } = template
  const tried = useDebounced({ subject, body })
  const asked = { template_code, ...tried, record_code: record ?? '' }
  const { data, error } = useCall(previewTemplate, asked, { keepPrevious: true })
  const mayTest = useGate(sendTestMessage)
  const send = useSend(sendTestMessage, { handles: () => true })
  const test = () =>
    send.mutate(
      { template_code, subject, body, record_code: record ?? '' },
      {
        onSuccess: ({ data: { address } }) => toast('preparing', t('sentTo', { address })),
        onError: (problem) => toast('error', problem instanceof Refused ? say(firstOf(problem)) : errorText(problem)),
      },
    )
  const shown = data?.data
  return (
    <section className={style.preview} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <PagedSelect
        label={t('record')}
        source={listTemplateRecords}
        input={{ event }}
        none={t(ruleOf(event).record === 'user' ? 'yourself' : 'newest')}
        value={record}
        onChange={setRecord}
      />
      <div className={style.paper} lang={language === 'local' ? 'id' : 'en'} aria-live="polite">
        {error ? (
          <p role="alert">{error instanceof Refused ? say(firstOf(error)) : errorText(error)}</p>
        ) : (
          <>
            {shown?.subject && <b>{shown.subject}</b>}
            <p>{shown?.body}</p>
          </>
        )}
      </div>
      {shown?.is_example && !error && <small>{t('isExample')}</small>}
      <ActionButton
        isReasonPrinted
        action={{
          key: 'test',
          label: t('testSend'),
          icon: <IconSend size={16} />,
          gate: mayTest,
          isBusy: send.isPending,
          onPress: test,
        }}
      />
    </section>
  )
}

/** A field's own complaint says more than the form's. */
const firstOf = ({ errors, message }: Refused) => Object.values(errors)[0]?.[0] ?? message
