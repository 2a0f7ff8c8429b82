import * as contract from '@sejuk/contract/platform/message-templates'
import { pageTo } from '@sejuk/domain/pages'
import { languages } from '@sejuk/domain/platform/languages'
import { channels } from '@sejuk/domain/platform/notifications/event-rules'
import { eventCodes } from '@sejuk/domain/platform/notifications/notifications'
import { everydayWords } from '@sejuk/words/everyday'
import { recordWords } from '@sejuk/words/masters/records'
import { eventWords } from '@sejuk/words/platform/event-names'
import { messageTemplateWords } from '@sejuk/words/platform/message-templates'
import { channelWords } from '@sejuk/words/platform/notifications'
import { useState } from 'react'
import IconArrowBackUp from '#icon/ArrowBackUp'
import IconHistory from '#icon/History'
import IconPencil from '#icon/Pencil'
import IconSend from '#icon/Send'
import { useList } from '../../../lib/api/list.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useAgo } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const EditTemplate = lazyPart(() => import('./edit-template.tsx').then((edit) => edit.EditTemplate))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Template = contract.MessageTemplate
const isChanged = ({ subject, body, standard_subject, standard_body }: Template) =>
  subject !== standard_subject || body !== standard_body

/** Every text of every message: by event, channel and language. */
export const MessageTemplatesPage = () => {
  const t = useWords(messageTemplateWords)
  const everyday = useWords(everydayWords)
  const records = useWords(recordWords)
  const eventName = useWords(eventWords)
  const channelName = useWords(channelWords)
  const ago = useAgo()
  const navigate = useNavigate()
  const list = useList(contract.listTemplates)
  const mayEdit = useGate(contract.updateTemplate)
  const reset = useSend(contract.resetTemplate)
  const [open, setOpen] = useState<{ as: 'edit' | 'log'; template: Template }>()
  const close = () => setOpen(undefined)
  const nameOf = ({ event, channel, language }: Template) =>
    `${eventName(event)}, ${channelName(channel)}, ${t(language)}`
  const stateOf = (template: Template) => {
    if (!template.is_active) return <StatusChip tone="attention">{t('off')}</StatusChip>
    return isChanged(template) ? <StatusChip tone="active">{t('changed')}</StatusChip> : t('standard')
  }
  const takeBack = async ({ template_code }: Template) => {
    if (await confirm({ title: t('sureToReset'), isDangerous: true })) reset.mutate({ template_code })
  }
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          {
            field: 'event',
            label: t('event'),
            kind: 'choice',
            options: eventCodes.map((event) => ({ value: event, label: eventName(event) })),
          },
          {
            field: 'channel',
            label: t('channel'),
            kind: 'choice',
            options: channels.map((channel) => ({ value: channel, label: channelName(channel) })),
          },
          {
            field: 'language',
            label: t('language'),
            kind: 'choice',
            options: languages.map((language) => ({ value: language, label: t(language) })),
          },
          { field: 'text', label: t('text'), kind: 'text' },
          {
            field: 'is_changed',
            label: t('state'),
            kind: 'choice',
            options: [
              { value: 'true', label: t('changed') },
              { value: 'false', label: t('standard') },
            ],
          },
        ]}
        actions={[
          {
            key: 'outbox',
            label: t('outbox'),
            icon: <IconSend size={16} />,
            onPress: () => void navigate(pageTo('outbox')),
          },
        ]}
        keyOf={({ template_code }) => template_code}
        nameOf={nameOf}
        menu={(template) => [
          {
            key: 'edit',
            label: everyday('edit'),
            icon: <IconPencil size={18} />,
            onPress: () => setOpen({ as: 'edit', template }),
          },
          {
            key: 'log',
            label: records('history'),
            icon: <IconHistory size={18} />,
            onPress: () => setOpen({ as: 'log', template }),
          },
          ...(isChanged(template) || !template.is_active
            ? [
                {
                  key: 'reset',
                  label: t('reset'),
                  icon: <IconArrowBackUp size={18} />,
                  gate: mayEdit,
                  isDangerous: true,
                  onPress: () => void takeBack(template),
                },
              ]
            : []),
        ]}
        columns={[
          { key: 'event', title: t('event'), sort: 'template_code', show: ({ event }) => eventName(event) },
          { key: 'channel', title: t('channel'), show: ({ channel }) => channelName(channel) },
          { key: 'language', title: t('language'), show: ({ language }) => t(language) },
          {
            key: 'text',
            title: t('body'),
            wraps: true,
            show: ({ subject, body }) => (
              <>
                {subject && <b>{subject} </b>}
                {body}
              </>
            ),
          },
          { key: 'state', title: t('state'), show: stateOf },
          { key: 'version', title: t('version'), isNumber: true, show: ({ version }) => version },
          {
            key: 'updated',
            title: t('updated'),
            sort: 'updated_date',
            show: ({ updated_user_name, updated_date }) =>
              updated_user_name ? `${updated_user_name}, ${ago(updated_date)}` : '-',
          },
        ]}
        card={(template) => ({
          code: channelName(template.channel),
          name: eventName(template.event),
          text: template.body,
          left: t(template.language),
          right: stateOf(template),
        })}
      />
      {open?.as === 'edit' && <EditTemplate template={open.template} title={nameOf(open.template)} onClose={close} />}
      {open?.as === 'log' && (
        <ActionLogPanel
          endpoint={contract.templateLog}
          code={open.template.template_code}
          sub={nameOf(open.template)}
          labels={{ subject: t('subject'), body: t('body'), is_active: t('is_active') }}
          onClose={close}
        />
      )}
    </>
  )
}
