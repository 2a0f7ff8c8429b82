import { words } from './words.ts'

export const mapWords = words('maps', {
  ownData: ['Map: Natural Earth, GeoNames (CC BY)', 'Peta: Natural Earth, GeoNames (CC BY)'],
  clusterN: ['{n} {n|place|places}; press to look closer', '{n} tempat; tekan untuk memperbesar'],
  provinceShare: ['{name}: {share} of {n} {n|customer|customers}', '{name}: {share} dari {n} pelanggan'],
})
