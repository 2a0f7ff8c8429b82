import { legalEntityLogo, uploadLogo } from '@sejuk/contract/company/legal-entities'
import { logoKinds } from '@sejuk/domain/company/legal-entity-values'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'
import style from './legal-entity.module.css'

/** One that was uploaded, or what papers show today. */
export const Logo = ({ hash, name }: { hash: string; name: string }) => (
  <img className={style.logo} src={`${legalEntityLogo.path}?logo_hash=${encodeURIComponent(hash)}`} alt={name} />
)

type Props = { hash: string; onChange: (hash: string) => void; error: string | undefined }

/** The picture of the papers' head: it is uploaded at once, and stands on papers once the change is in force. */
export const LogoField = ({ hash, onChange, error }: Props) => {
  const t = useWords(legalEntityWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const send = useSend(uploadLogo, { handles: (failed) => failed instanceof Refused, isQuiet: true })
  const refused = send.error instanceof Refused ? send.error : undefined
  const said = refused && (refused.errors.file?.[0] ?? refused.message)
  const take = (chosen: File | undefined) => {
    setFile(chosen)
    send.reset()
    if (chosen)
      send.mutate(
        { file: chosen },
        {
          onSuccess: ({ data }) => {
            setFile(undefined)
            onChange(data.logo_hash)
          },
        },
      )
  }
  if (hash)
    return (
      <div className={style.logoLine}>
        <Logo hash={hash} name={t('logo')} />
        <Button size="small" onClick={() => onChange('')}>
          {t('removeLogo')}
        </Button>
      </div>
    )
  return (
    <FileDrop
      label={t('logo')}
      accept={logoKinds.map((kind) => `.${kind}`).join(',')}
      file={file}
      onChange={take}
      error={said === undefined ? error : say(said)}
    />
  )
}
