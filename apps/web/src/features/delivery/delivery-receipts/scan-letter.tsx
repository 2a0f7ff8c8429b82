import { scanReceipt } from '@sejuk/contract/delivery/delivery-receipts'
import { pageTo } from '@sejuk/domain/pages'
import { receiptWords } from '@sejuk/words/delivery/delivery-receipts'
import { CameraPhoto } from '../../../entities/field/camera-photo.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'

/** A letter that came back on paper leads to its delivery. */
export const ScanLetter = () => {
  const t = useWords(receiptWords)
  const navigate = useNavigate()
  const gate = useGate(scanReceipt)
  const send = useSend(scanReceipt)
  if (!gate.enabled) return null
  const look = (file: File) =>
    send.mutate({ file }, { onSuccess: ({ data }) => void navigate(pageTo('delivery', { code: data.delivery_code })) })
  return (
    <CameraPhoto
      label={t('scanLetter')}
      again={t('scanLetter')}
      file={undefined}
      camera="environment"
      hint={t(send.isPending ? 'scanning' : 'scanText')}
      onTake={look}
    />
  )
}
