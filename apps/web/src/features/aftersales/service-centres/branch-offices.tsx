import * as contract from '@sejuk/contract/aftersales/service-centres'
import { subDistrictDropdown } from '@sejuk/contract/masters/regions'
import { displayPhone, typedPhone } from '@sejuk/domain/values/phone'
import { serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconPencil from '#icon/Pencil'
import IconTrash from '#icon/Trash'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Row } from '../../../ui/layout/page-body.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

type Centre = Pick<contract.ServiceCentre, 'asc_code' | 'offices' | 'coverages'>

/** Further offices of a centre, each saved separately from the centre's form. */
export const BranchOffices = ({ centre, isReadOnly }: { centre: Centre; isReadOnly?: boolean }) => {
  const t = useWords(serviceCentreWords)
  const everyday = useWords(everydayWords)
  const gate = useGate(contract.storeAscBranchOffice)
  const remove = useSend(contract.deleteAscBranchOffice)
  const [edited, setEdited] = useState<contract.AscBranchOffice | 'new'>()
  const found = useCall(contract.listAscBranchOffices, { asc_code: centre.asc_code, limit: 100 })
  const offices: contract.AscBranchOffice[] = found.data?.data ?? centre.offices
  const mayEdit = gate.enabled && !isReadOnly
  const drop = async (office: contract.AscBranchOffice) => {
    const isSure = await confirm({ title: everyday('sureToDelete'), text: office.office_name, isDangerous: true })
    if (!isSure) return
    const { office_id, row_version } = office
    remove.mutate({ office_id, row_version })
  }
  return (
    <Section
      title={t('offices')}
      actions={
        mayEdit && (
          <Button size="small" onClick={() => setEdited('new')}>
            {t('addOffice')}
          </Button>
        )
      }
    >
      {offices.length === 0 && <SectionText>{t('noOffices')}</SectionText>}
      <RowList>
        {offices.map((office) => (
          <li key={office.office_id}>
            <span>
              <b>{office.office_name}</b>
              <br />
              <small>
                {[
                  office.address,
                  office.phone && displayPhone(office.phone),
                  t('subDistricts', { n: office.sub_districts.length }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {mayEdit && (
              <Row as="span">
                <IconButton label={`${everyday('edit')} ${office.office_name}`} onClick={() => setEdited(office)}>
                  <IconPencil size={16} />
                </IconButton>
                <IconButton label={`${everyday('delete')} ${office.office_name}`} onClick={() => void drop(office)}>
                  <IconTrash size={16} />
                </IconButton>
              </Row>
            )}
          </li>
        ))}
      </RowList>
      {edited && (
        <OfficePanel
          key={edited === 'new' ? 'new' : edited.office_id}
          centre={centre}
          office={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

type PanelProps = { centre: Centre; office?: contract.AscBranchOffice; onClose: () => void }

const OfficePanel = ({ centre, office, onClose }: PanelProps) => {
  const t = useWords(serviceCentreWords)
  const initial = {
    office_name: office?.office_name ?? '',
    address: office?.address ?? '',
    phone: typedPhone(office?.phone ?? ''),
    sub_districts: office?.sub_districts ?? [],
  }
  const labels = {
    office_name: t('office_name'),
    address: t('address'),
    phone: t('phone'),
    sub_districts: t('coverage'),
  }
  const districts = [...new Set(centre.coverages.map(({ sub_district_code }) => sub_district_code.slice(0, 8)))]
  return (
    <EndpointPanel
      title={t(office ? 'editOffice' : 'addOffice')}
      sub={centre.asc_code}
      endpoint={contract.storeAscBranchOffice}
      initial={initial}
      fixed={{
        asc_code: centre.asc_code,
        ...(office && { office_id: office.office_id, row_version: office.row_version }),
      }}
      labels={labels}
      draft={`asc-office/${centre.asc_code}/${office?.office_id ?? ''}`}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={labels.office_name}
            value={form.values.office_name}
            onChange={(office_name) => form.change({ office_name })}
            error={form.errorOf('office_name')}
            most={100}
            isRequired
            autoFocus
          />
          <TextField
            label={labels.address}
            value={form.values.address}
            onChange={(address) => form.change({ address })}
            error={form.errorOf('address')}
            most={500}
            isLong
            isRequired
          />
          <TextField
            label={labels.phone}
            value={form.values.phone}
            onChange={(phone) => form.change({ phone })}
            error={form.errorOf('phone')}
            inputMode="tel"
          />
          <PagedMultiSelect
            label={labels.sub_districts}
            none={t('none')}
            source={subDistrictDropdown}
            input={{ district_code: districts }}
            value={form.values.sub_districts}
            onChange={(sub_districts) => form.change({ sub_districts })}
            error={form.errorOf('sub_districts')}
          />
        </>
      )}
    </EndpointPanel>
  )
}
