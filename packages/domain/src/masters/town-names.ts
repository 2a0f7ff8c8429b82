/** As it is written above a signature: 'Jambi', not 'Kota Jambi'. */
export const townName = (city_name: string) => city_name.replace(/^(kota administrasi|kota|kabupaten|kab\.)\s+/i, '')
