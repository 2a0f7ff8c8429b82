/** Tests that put another module in the place of ours, or load ours anew, which must not be so for anybody else: they share none. */
export const withStandIns = [
  'apps/web/src/entities/field/deliver.test.ts',
  'apps/web/src/entities/field/use-shown-queue.test.tsx',
  'apps/web/src/features/aftersales/field-work/queue/deliver-photos.test.ts',
  'apps/web/src/features/aftersales/field-work/queue/field-storage.test.ts',
  'apps/web/src/features/delivery/driver-links/driver-page.test.tsx',
  'apps/web/src/features/installers/bonus-tickets/apply-page.test.tsx',
  'apps/web/src/features/supervision/inspections/drafted-photos.test.ts',
  'apps/web/src/lib/api/early-answers.test.ts',
  'apps/web/src/ui/table/row-cards.test.tsx',
  'apps/web/src/ui/upload/uploader.test.tsx',
]
