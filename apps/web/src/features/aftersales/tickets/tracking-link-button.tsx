import { sendTrackingLink } from '@sejuk/contract/aftersales/ticket-tracking'
import { trackingLinkWords } from '@sejuk/words/aftersales/ticket-tracking'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconLink from '#icon/Link'
import { confirm } from '../../../lib/confirm.ts'
import { useSend } from '../../../lib/queries.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import style from './dispatch-panel.module.css'

/** Sends the customer a link to follow the ticket, and shows it to whoever would rather tell it them. */
export const TrackingLinkButton = ({ ticket_number }: { ticket_number: string }) => {
  const t = useWords(trackingLinkWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(sendTrackingLink)
  const send = useSend(sendTrackingLink, { isQuiet: true })
  const [link, setLink] = useState<string>()
  if (!gate.enabled) return null
  const begin = async () => {
    if (await confirm({ title: t('sendQuestion'), text: t('sendText'), yes: t('sendYes') }))
      send.mutate(
        { ticket_number },
        { onSuccess: ({ data }) => setLink(new URL(data.link, window.location.origin).href) },
      )
  }
  return (
    <>
      <Button icon={<IconLink size={16} />} isBusy={send.isPending} onClick={() => void begin()}>
        {t('sendLink')}
      </Button>
      {link && (
        <Dialog
          title={t('linkTitle')}
          sub={t('linkText')}
          onClose={() => setLink(undefined)}
          footer={
            <Button kind="primary" onClick={() => setLink(undefined)}>
              {everyday('close')}
            </Button>
          }
        >
          <p className={style.link}>
            <CopyButton text={link} />
          </p>
        </Dialog>
      )}
    </>
  )
}
