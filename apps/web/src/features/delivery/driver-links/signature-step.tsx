import { driverWords } from '@sejuk/words/delivery/driver-links'
import { useState } from 'react'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SignaturePad } from '../../../ui/fields/signature-pad.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'
import style from './stop-form.module.css'

type Props = { signature: File | undefined; onSign: (signature: File | undefined) => void }

/** What was signed before the browser was closed is shown: the pad begins empty, and would look as if nobody had signed. */
export const SignatureStep = ({ signature, onSign }: Props) => {
  const t = useWords(driverWords)
  const [kept, setKept] = useState(signature)
  if (!kept) return <SignaturePad label={t('sign')} onChange={onSign} />
  const signAgain = () => {
    setKept(undefined)
    onSign(undefined)
  }
  return (
    <div className={style.signature}>
      <PickedPhoto file={kept} alt={t('keptSignature')} />
      <Button onClick={signAgain}>{t('signAgain')}</Button>
    </div>
  )
}
