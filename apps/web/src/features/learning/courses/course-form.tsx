import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { roleChoices } from '@sejuk/contract/learning/courses'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import type { Attachment } from '@sejuk/contract/platform/attachments'
import { certificationLevels, technicianSkills } from '@sejuk/domain/aftersales/technicians'
import { courseCategories } from '@sejuk/domain/learning/course-content'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { technicianChoiceWords } from '@sejuk/words/aftersales/technicians'
import { courseWords } from '@sejuk/words/learning/courses'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankLesson, type CourseValues } from './course-values.ts'
import { LessonFields } from './lesson-fields.tsx'

type Props = { form: EndpointForm<CourseValues>; files: readonly Attachment[] }

/** Everything that is written about a course. */
export const CourseForm = ({ form, files }: Props) => {
  const t = useWords(courseWords)
  const { values, change, errorOf } = form
  return (
    <>
      <About form={form} pictures={files.filter(({ kind }) => kind === 'photo')} />
      <Rules form={form} />
      <Section title={t('lessons')} sub={values.lessons.length}>
        <SectionBody>
          <LineFields
            name={t('lesson')}
            lines={values.lessons}
            blank={blankLesson}
            least={0}
            error={errorOf('lessons')}
            addLabel={t('addLesson')}
            onChange={(next) => change((now: CourseValues) => ({ lessons: next(now.lessons) }))}
          >
            {(lesson, n, put) => (
              <LessonFields
                lesson={lesson}
                put={put}
                errorOf={(field) => errorOf(`lessons.${n}.${field}`)}
                files={files}
              />
            )}
          </LineFields>
        </SectionBody>
      </Section>
    </>
  )
}

const About = ({ form: { values, change, errorOf }, pictures }: Pick<Props, 'form'> & { pictures: Props['files'] }) => {
  const t = useWords(courseWords)
  return (
    <Section title={t('course')}>
      <SectionBody>
        <FieldGrid>
          <TextField
            label={t('title_default')}
            value={values.title_default}
            onChange={(title_default) => change({ title_default })}
            error={errorOf('title_default')}
            most={150}
            isRequired
          />
          <TextField
            label={t('title_local')}
            value={values.title_local}
            onChange={(title_local) => change({ title_local })}
            error={errorOf('title_local')}
            most={150}
            isRequired
          />
          <ChoiceField
            label={t('category')}
            options={courseCategories.map((value) => ({ value, label: t(value) }))}
            value={values.category}
            onChange={(category) => change({ category })}
            error={errorOf('category')}
          />
          <TextField
            label={t('description_default')}
            value={values.description_default}
            onChange={(description_default) => change({ description_default })}
            error={errorOf('description_default')}
            most={2000}
            isLong
          />
          <TextField
            label={t('description_local')}
            value={values.description_local}
            onChange={(description_local) => change({ description_local })}
            error={errorOf('description_local')}
            most={2000}
            isLong
          />
          {pictures.length > 0 && (
            <ChoiceField
              label={t('cover_code')}
              options={[
                { value: '', label: t('none') },
                ...pictures.map((one) => ({ value: one.photo_code ?? '', label: one.original_file_name })),
              ]}
              value={values.cover_code}
              onChange={(cover_code) => change({ cover_code })}
              error={errorOf('cover_code')}
            />
          )}
        </FieldGrid>
        <p>{t('audienceHelp')}</p>
        <FieldGrid>
          <PagedMultiSelect
            label={t('audience_roles')}
            none={t('everybody')}
            source={roleChoices}
            value={values.audience_roles}
            onChange={(audience_roles) => change({ audience_roles })}
          />
          <PagedMultiSelect
            label={t('audience_depts')}
            none={t('everybody')}
            source={departmentDropdown}
            value={values.audience_depts}
            onChange={(audience_depts) => change({ audience_depts })}
          />
          <PagedMultiSelect
            label={t('audience_ascs')}
            none={t('everybody')}
            source={ascDropdown}
            value={values.audience_ascs}
            onChange={(audience_ascs) => change({ audience_ascs })}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

const Rules = ({ form: { values, change, errorOf } }: Pick<Props, 'form'>) => {
  const t = useWords(courseWords)
  const technician = useWords(technicianChoiceWords)
  const none = { value: '', label: t('none') }
  return (
    <Section title={t('rules')}>
      <SectionBody>
        <FieldGrid>
          <CheckboxField
            label={t('is_mandatory')}
            isOn={values.is_mandatory}
            onChange={(is_mandatory) => change({ is_mandatory })}
          />
          <NumberField
            label={t('due_days')}
            value={values.due_days}
            onChange={(due_days) => change({ due_days })}
            error={errorOf('due_days')}
          />
          <DateField
            label={t('publish_from')}
            value={values.publish_from}
            onChange={(publish_from) => change({ publish_from })}
            error={errorOf('publish_from')}
          />
          <DateField
            label={t('publish_to')}
            value={values.publish_to}
            onChange={(publish_to) => change({ publish_to })}
            error={errorOf('publish_to')}
          />
          <NumberField
            label={t('pass_score')}
            value={values.pass_score}
            onChange={(pass_score) => change({ pass_score })}
            error={errorOf('pass_score')}
          />
          <NumberField
            label={t('attempts_max')}
            value={values.attempts_max}
            onChange={(attempts_max) => change({ attempts_max })}
            error={errorOf('attempts_max')}
          />
          <NumberField
            label={t('retry_after_hours')}
            value={values.retry_after_hours}
            onChange={(retry_after_hours) => change({ retry_after_hours })}
            error={errorOf('retry_after_hours')}
          />
          <NumberField
            label={t('validity_months')}
            value={values.validity_months}
            onChange={(validity_months) => change({ validity_months })}
            error={errorOf('validity_months')}
          />
          <ChoiceField
            label={t('grants_skill')}
            options={[none, ...technicianSkills.map((value) => ({ value, label: technician(value) }))]}
            value={values.grants_skill}
            onChange={(grants_skill) => change({ grants_skill })}
            error={errorOf('grants_skill')}
          />
          <ChoiceField
            label={t('grants_level')}
            options={[none, ...certificationLevels.map((value) => ({ value, label: technician(value) }))]}
            value={values.grants_level}
            onChange={(grants_level) => change({ grants_level })}
            error={errorOf('grants_level')}
          />
          <ChoiceField
            label={t('grants_installer_level')}
            options={[none, ...supervisionLevels.map((value) => ({ value, label: value }))]}
            value={values.grants_installer_level}
            onChange={(grants_installer_level) => change({ grants_installer_level })}
            error={errorOf('grants_installer_level')}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}
