import { sendTrackingLink } from '@sejuk/contract/aftersales/ticket-tracking'
import { trackingLinkWords } from '@sejuk/words/aftersales/ticket-tracking'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import IconLink from '#icon/Link'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import style from './dispatch-panel.module.css'

/** Sends the customer a tracking link, and shows it to agents who share it themselves. */
export const useTrackingLink = (ticket_number: string): { actions: Action[]; dialog: ReactNode } => {
  const t = useWords(trackingLinkWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(sendTrackingLink)
  const send = useSend(sendTrackingLink, { isQuiet: true })
  const [link, setLink] = useState<string>()
  const close = () => setLink(undefined)
  const begin = async () => {
    if (await confirm({ title: t('sendQuestion'), text: t('sendText'), yes: t('sendYes') }))
      send.mutate(
        { ticket_number },
        { onSuccess: ({ data }) => setLink(new URL(data.link, window.location.origin).href) },
      )
  }
  return {
    actions: gate.enabled
      ? [{ key: 'link', label: t('sendLink'), icon: <IconLink size={16} />, onPress: () => void begin() }]
      : [],
    dialog: link && (
      <Dialog
        title={t('linkTitle')}
        sub={t('linkText')}
        onClose={close}
        footer={
          <Button kind="primary" onClick={close}>
            {everyday('close')}
          </Button>
        }
      >
        <p className={style.link}>
          <CopyButton text={link} />
        </p>
      </Dialog>
    ),
  }
}
