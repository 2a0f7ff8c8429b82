import { customerFile, customerPhotoModule, customerPhotos } from '@sejuk/domain/customers/customer-photos'
import { customerWords } from '@sejuk/words/customers/customers'
import { RecordPhotos } from '../../../entities/attachments/record-photos.tsx'
import { useWords } from '../../../lib/language/words.ts'

export const CustomerPhotos = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(customerWords)
  return (
    <RecordPhotos
      title={t('documents')}
      module_name={customerPhotoModule}
      module_code={customer_code}
      photos={customerPhotos.map((alias) => ({ alias, label: t(alias) }))}
      file={customerFile}
    />
  )
}
