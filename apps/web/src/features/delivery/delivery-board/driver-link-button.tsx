import { createDriverLink } from '@sejuk/contract/delivery/driver-links'
import { boardWords } from '@sejuk/words/delivery/delivery-board'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

type Props = { warehouse_code: string; truck_no: string; planned_date: string }

/** The driver gets it by WhatsApp; it is shown for whoever hands it over otherwise. */
export const DriverLinkButton = (place: Props) => {
  const t = useWords(boardWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(createDriverLink)
  const send = useSend(createDriverLink)
  const [link, setLink] = useState<string>()
  const close = () => setLink(undefined)
  if (!gate.enabled) return null
  return (
    <>
      <Button
        kind="link"
        size="small"
        isBusy={send.isPending}
        onClick={() =>
          send.mutate(place, { onSuccess: ({ data }) => setLink(new URL(data.link, window.location.origin).href) })
        }
      >
        {t('link')}
      </Button>
      {link && (
        <Dialog
          title={`${place.truck_no}: ${t('link')}`}
          sub={t('linkText')}
          onClose={close}
          footer={
            <Button kind="primary" onClick={close}>
              {everyday('close')}
            </Button>
          }
        >
          <CopyButton text={link} />
        </Dialog>
      )}
    </>
  )
}
