import { sendDeliveryLink } from '@sejuk/contract/delivery/driver-links'
import { deliveryWords } from '@sejuk/words/delivery/delivery-orders'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import IconLink from '#icon/Link'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CopyButton } from '../../../ui/actions/copy-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** Sends the receiver a link, and shows it to whoever hands it over otherwise. */
export const useDeliveryLink = (delivery_code: string): { actions: Action[]; dialog: ReactNode } => {
  const t = useWords(deliveryWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(sendDeliveryLink)
  const send = useSend(sendDeliveryLink)
  const [link, setLink] = useState<string>()
  const close = () => setLink(undefined)
  const begin = () =>
    send.mutate(
      { delivery_code },
      { onSuccess: ({ data }) => setLink(new URL(data.link, window.location.origin).href) },
    )
  return {
    actions: gate.enabled ? [{ key: 'link', label: t('sendLink'), icon: <IconLink size={16} />, onPress: begin }] : [],
    dialog: link && (
      <Dialog
        title={t('sendLink')}
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
    ),
  }
}
