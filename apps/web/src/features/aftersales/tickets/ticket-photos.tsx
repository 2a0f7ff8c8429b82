import { ticketPhotoModule, ticketPhotos } from '@sejuk/domain/aftersales/service-files'
import { ticketPhotoWords, ticketWords } from '@sejuk/words/aftersales/tickets'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useWords } from '../../../lib/language/words.ts'

export const TicketPhotos = ({ ticket_number, isOpen }: { ticket_number: string; isOpen: boolean }) => {
  const names = useWords(ticketPhotoWords)
  return (
    <RecordPhotos
      title={useWords(ticketWords)('photos')}
      module_name={ticketPhotoModule}
      module_code={ticket_number}
      photos={ticketPhotos.map((alias) => ({ alias, label: names(alias) }))}
      isShut={!isOpen}
    />
  )
}
