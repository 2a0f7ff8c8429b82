import { signpostWords } from '@sejuk/words/platform/signposts'
import IconLock from '#icon/Lock'
import { useWords } from '../../../lib/words.ts'
import { HomeLink } from '../../../ui/home-link.tsx'
import { Signpost } from '../../../ui/signpost.tsx'

/** Signed in, and nowhere to go. */
export const NoMenu = () => {
  const t = useWords(signpostWords)
  return (
    <Signpost
      isAlone={false}
      picture={<IconLock size={44} stroke={1.4} />}
      title={t('noMenu')}
      actions={<HomeLink />}
    />
  )
}
