import type { InstallerPhoto } from '@sejuk/domain/installers/registrations'
import { useEffect, useRef, useState } from 'react'
import type { Doubt } from '../../../lib/files/photo-quality.ts'
import { shrinkPhoto } from '../../../lib/files/shrink-photo.ts'
import { upload } from '../../../lib/files/upload.ts'
import { errorText } from '../../../lib/language/error-text.ts'

type Sending = 'idle' | 'preparing' | 'sending' | 'waiting' | 'done' | 'failed'
type Options = { user_code: string; photo: InstallerPhoto; onSent: (photo_code: string) => void }

/** One photo on its way from the camera to the server. A new one takes the place of the old, also of one still on its way. */
export const usePhoto = ({ user_code, photo, onSent }: Options) => {
  const [state, setState] = useState<Sending>('idle')
  const [percent, setPercent] = useState(0)
  const [url, setUrl] = useState<string>()
  const [doubt, setDoubt] = useState<Doubt>()
  const [problem, setProblem] = useState<string>()
  const going = useRef<AbortController>(undefined)
  useEffect(() => () => going.current?.abort(), [])
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])

  const take = async (taken: File) => {
    going.current?.abort()
    const mine = new AbortController()
    going.current = mine
    setState('preparing')
    setPercent(0)
    setProblem(undefined)
    setUrl(URL.createObjectURL(taken))
    try {
      const { file, doubt: found } = await shrinkPhoto(taken)
      if (mine.signal.aborted) return
      setDoubt(found)
      setState('sending')
      const place = { module_name: 'Installer', module_code: user_code, alias: photo, kind: 'photo' } as const
      const { photo_code } = await upload(file, place, {
        signal: mine.signal,
        onProgress: setPercent,
        onWaiting: (isWaiting) => setState(isWaiting ? 'waiting' : 'sending'),
      })
      setState('done')
      if (photo_code) onSent(photo_code)
    } catch (error) {
      if (mine.signal.aborted) return
      setState('failed')
      setProblem(errorText(error))
    }
  }
  return { state, percent, url, doubt, problem, take }
}
export type TakenPhoto = ReturnType<typeof usePhoto>
