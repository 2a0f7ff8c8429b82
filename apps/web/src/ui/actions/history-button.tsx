import { recordWords } from '@sejuk/words/masters/records'
import IconHistory from '#icon/History'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button, IconButton } from './button.tsx'

/** Opens what was done to a record. On a phone it is a picture, so that the record's name has room. */
export const HistoryButton = ({ onPress }: { onPress: () => void }) => {
  const t = useWords(recordWords)
  const isNarrow = useNarrow()
  if (isNarrow)
    return (
      <IconButton label={t('history')} onBar onClick={onPress}>
        <IconHistory size={20} />
      </IconButton>
    )
  return (
    <Button icon={<IconHistory size={16} />} onClick={onPress}>
      {t('history')}
    </Button>
  )
}
