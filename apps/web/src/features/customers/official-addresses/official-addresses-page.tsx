export const OfficialAddressesPage = () => <p>list</p>
