/**
 * Logs of invented and real-sounding projects, in blocks, written before the score was tuned. Within a block logs of one letter are one
 * building ('same'); logs of two letters are what the head of the block says: 'sibling' (one owner, chain or compound, another
 * building) or 'different'. A line is: letter | project | owner / developer | address | pin | systems | partners.
 */
export const labelledLogs = `
# sibling
A|Menara Cakrawala Tower II|PT Cakrawala Griya Utama|Jl. TB Simatupang Kav. 21, Cilandak Barat|-6.2921,106.7998|VRF 420, split duct 36|PT Jaya Tirta Teknik
A|Gedung Cakrawala Office Tower 2|PT. Cakrawala Griya Utama Tbk|Jl. TB Simatupang 21, Cilandak|-6.2913,106.8006|VRF 380|PT Jaya Tirta Teknik
B|Menara Cakrawala Tower I|PT Cakrawala Griya Utama|Jl. TB Simatupang Kav. 20, Cilandak Barat|-6.2917,106.7991|VRF 400|PT Meka Rancang Persada
B|Cakrawala Tower 1|Cakrawala Griya Utama|Jalan TB Simatupang Kav 20|-6.2918,106.7993|VRF 410|
# different
A|Hotel Santika Bogor|PT Grahawita Santika|Jl. Raya Pajajaran, Botani Square|-6.6012,106.8071|VRF 240|PT Arkonin
A|Santika Hotel Botani Square Bogor|PT. Grahawita Santika|Botani Square, Jl Pajajaran Bogor|-6.6014,106.8068|VRF 250, cassette 12|
B|Hotel Santika Depok|PT Grahawita Santika|Jl. Margonda Raya No. 88|-6.3905,106.8252|VRF 240|PT Arkonin
B|Santika Depok Hotel|PT Grahawita Santika|Margonda Raya 88 Depok|-6.3909,106.8249|VRF 230|
# different
A|RSUD Kota Bekasi|Pemerintah Kota Bekasi|Jl. Pramuka No. 55|-6.2420,107.0011|chiller 600, split duct 80|PT Deta Decon
A|Pembangunan Gedung Rawat Inap Rumah Sakit Umum Daerah Kota Bekasi|Pemkot Bekasi|Jalan Pramuka 55, Bekasi Selatan|-6.2418,107.0018|chiller 620|PT Deta Decon
B|RSUD Kabupaten Bekasi|Pemerintah Kabupaten Bekasi|Jl. Raya Teuku Umar No. 202, Cibitung|-6.2583,107.0876|chiller 600|PT Deta Decon
B|RSUD Cibitung Kab. Bekasi|Pemkab Bekasi|Jl Raya Teuku Umar 202 Cibitung|-6.2579,107.0880|chiller 580|
# different
A|BCA KCU Sudirman|PT Bank Central Asia Tbk|Jl. Jend. Sudirman Kav. 22|-6.2146,106.8202|VRF 96|PT Pandega Desain
A|Renovasi Kantor Cabang Utama Bank BCA Sudirman|PT Bank Central Asia|Jalan Jenderal Sudirman Kavling 22-23|-6.2149,106.8199|VRF 90|
B|BCA KCU Thamrin|PT Bank Central Asia Tbk|Jl. MH Thamrin No. 1|-6.1952,106.8229|VRF 96|PT Pandega Desain
B|Kantor Cabang Utama BCA Thamrin|Bank Central Asia|Jl Thamrin 1|-6.1950,106.8231|VRF 100|PT Pandega Desain
# sibling
A|Apartemen Kalimaya Residence Tower Akasia|PT Kalimaya Land|Jl. Raya Serpong KM 8|-6.2571,106.6618|RAC 900|PT Bumi Teknik
A|Apt. Kalimaya Res. Twr Akasia|Kalimaya Land|Jl Raya Serpong KM 8, Tangsel|-6.2569,106.6620|RAC 880|
B|Apartemen Kalimaya Residence Tower Borneo|PT Kalimaya Land|Jl. Raya Serpong KM 8|-6.2576,106.6626|RAC 700|PT Bumi Teknik
B|Kalimaya Residence - Borneo Tower|PT. Kalimaya Land|Jalan Raya Serpong KM.8|-6.2575,106.6625|RAC 720|
# different
A|Rumah Tinggal Bapak Hendra Gunawan|Hendra Gunawan|Jl. Pantai Indah Barat No. 12, PIK|-6.1120,106.7411|VRF 24|Studio Lawang
A|Rumah Pak Hendra PIK|Bpk. Hendra Gunawan|Pantai Indah Barat 12|-6.1121,106.7414|VRF 22, RAC 4|Studio Lawang
B|Rumah Tinggal Bapak Hendra Wijaya|Hendra Wijaya|Jl. Pantai Indah Timur No. 3, PIK|-6.1098,106.7455|VRF 24|Studio Lawang
B|Kediaman Bp. Hendra Wijaya|Hendra Wijaya|Pantai Indah Timur No 3|-6.1099,106.7452|VRF 26|
# different
A|SMA Negeri 5 Bandung|Dinas Pendidikan Provinsi Jawa Barat|Jl. Belitung No. 8|-6.9086,107.6135|RAC 60|
A|SMAN 5 Bandung - Ruang Kelas Baru|Dinas Pendidikan Jabar|Jl Belitung 8 Bandung|-6.9088,107.6138|RAC 64|
B|SMA Negeri 8 Bandung|Dinas Pendidikan Provinsi Jawa Barat|Jl. Solontongan No. 3|-6.9378,107.6259|RAC 60|
B|SMAN 8 Bandung|Disdik Jabar|Jalan Solontongan 3|-6.9380,107.6257|RAC 58|
# sibling
A|Universitas Wiralodra Gedung Rektorat|Yayasan Wiralodra|Jl. Ir. H. Juanda KM 3, Indramayu|-6.3440,108.3249|VRF 120|PT Sena Karya
A|Gd. Rektorat Univ. Wiralodra|Yayasan Wiralodra Indramayu|Jl Juanda KM 3 Indramayu|-6.3442,108.3251|VRF 118|
B|Universitas Wiralodra Gedung Fakultas Hukum|Yayasan Wiralodra|Jl. Ir. H. Juanda KM 3, Indramayu|-6.3451,108.3262|split duct 60|PT Sena Karya
B|Wiralodra Fakultas Hukum|Yayasan Wiralodra|Jl. Ir H Juanda Km. 3|-6.3450,108.3260|split duct 64|
# same
A|Mal Taman Anggrek Raya|PT Anggrek Raya Propertindo|Jl. Letjen S. Parman Kav. 21|-6.1785,106.7922|chiller 1800|PT Beca Karya
A|Taman Anggrek Mall|PT. Anggrek Raya Propertindo|Letjen S Parman Kav 21, Grogol|-6.1779,106.7917|chiller 1750|PT Beca Karya
A|Mall Tamang Angrek|Anggrek Raya Propertindo|Jl S. Parman Kavling 21|-6.1790,106.7930|chiller 1900|
# same
A|Pabrik Tekstil Sritama Majalaya|PT Sritama Tekstil Indonesia|Jl. Raya Laswi No. 101, Majalaya|-7.0461,107.7532|chiller 900|PT Kencana Teknik
A|Sritama Textile Factory|PT Sritama Tekstil Indonesia|Raya Laswi 101 Majalaya|-7.0455,107.7540|chiller 950|
A|Gudang & pabrik PT Sritama|Sritama Tekstil|Jl. Laswi 101|-7.0490,107.7511|split duct 90|
# same
A|Villa Puncak Resort Cisarua|PT Puncak Lestari|Jl. Raya Puncak KM 77, Cisarua|-6.6836,106.9290|RAC 80|
A|Puncak Resort & Villa|PT. Puncak Lestari|Jl Raya Puncak KM 77|-6.6902,106.9411|RAC 84|
A|Vila Puncak Resor|Puncak Lestari|Raya Puncak Km 77 Cisarua Bogor|-6.6831,106.9287|RAC 76|
# different
A|Klinik Medika Sehat|dr. Anita Suryani|Jl. Kaliurang KM 5 No. 14|-7.7561,110.3822|cassette 20|
A|Klinik Medika Sehat Kaliurang|Anita Suryani|Jl Kaliurang Km. 5|-7.7560,110.3825|cassette 22|
B|Klinik Sehat Bersama|dr. Bagus Pranoto|Jl. Kaliurang KM 6 No. 2|-7.7480,110.3851|cassette 20|
B|Klinik Sehat Bersama Yogya|Bagus Pranoto|Jalan Kaliurang KM 6|-7.7482,110.3850|cassette 18|
# different
A|Ruko Golden Madrid Blok C 12|Surya Dharma|Golden Madrid 1 Blok C-12, BSD|-6.2876,106.6655|RAC 8|
A|Ruko Golden Madrid C/12|Bapak Surya Dharma|Ruko Golden Madrid Blok C No. 12 BSD City|-6.2877,106.6654|RAC 8|
B|Ruko Golden Madrid Blok D 3|Lina Marlina|Golden Madrid 2 Blok D-3, BSD|-6.2889,106.6661|RAC 8|
B|Ruko Golden Madrid D3|Ibu Lina Marlina|Golden Madrid Blok D No 3|-6.2888,106.6662|RAC 6|
# sibling
A|Siloam Hospitals Surabaya|PT Siloam International Hospitals Tbk|Jl. Raya Gubeng No. 70|-7.2741,112.7499|chiller 500|PT Metakom
A|RS Siloam Gubeng Surabaya|Siloam International Hospitals|Jl Raya Gubeng 70|-7.2743,112.7497|chiller 480|
B|Siloam Hospitals Cito Surabaya|PT Siloam International Hospitals Tbk|Jl. Ahmad Yani No. 288, City of Tomorrow|-7.3464,112.7293|chiller 300|PT Metakom
B|RS Siloam Cito|PT Siloam International Hospital|CITO, Jl. A. Yani 288|-7.3466,112.7290|chiller 310|
# different
A|Masjid Raya Al Falah|Yayasan Al Falah|Jl. Raya Darmo No. 137A|-7.2931,112.7391|cassette 40|
A|Masjid Al-Falah Darmo|Yayasan Masjid Al Falah|Raya Darmo 137 A Surabaya|-7.2930,112.7392|cassette 44|
B|Masjid Raya Al Hidayah|Yayasan Al Hidayah|Jl. Raya Rungkut Madya No. 5|-7.3290,112.7790|cassette 40|
B|Mesjid Al Hidayah Rungkut|Yayasan Al-Hidayah|Rungkut Madya 5|-7.3288,112.7788|cassette 36|
# same
A|Graha Niaga Mandala|PT Mandala Multi Niaga|Jl. Gatot Subroto No. 300, Medan|3.5921,98.6453|VRF 160|PT Agung Teknik Medan
A|Kantor Pusat Mandala Multi Niaga|PT Mandala Multi Niaga Tbk|Gatot Subroto 300 Medan|3.5919,98.6455|VRF 150|
A|Gedung Graha Niaga Mandala Medan|Mandala Multi Niaga|Jl. Jend. Gatot Subroto 300|3.5840,98.6302|VRF 160|PT Agung Teknik Medan
# different
A|Alfamart Cipondoh|PT Sumber Alfaria Trijaya Tbk|Jl. KH Hasyim Ashari No. 20, Cipondoh|-6.1911,106.6722|RAC 6|
A|Toko Alfamart KH Hasyim Ashari Cipondoh|PT Sumber Alfaria Trijaya|KH Hasyim Ashari 20|-6.1912,106.6721|RAC 6|
B|Alfamart Poris Plawad|PT Sumber Alfaria Trijaya Tbk|Jl. Maulana Hasanudin No. 7, Poris|-6.1745,106.6791|RAC 6|
B|Alfamart Poris|Sumber Alfaria Trijaya|Jl Maulana Hasanudin 7|-6.1746,106.6790|RAC 6|
# different
A|Kantor Dinas Kesehatan Kota Semarang|Pemerintah Kota Semarang|Jl. Pandanaran No. 79|-6.9872,110.4140|split duct 40|CV Cipta Bangun
A|Gd. Dinkes Kota Semarang|Pemkot Semarang|Jl Pandanaran 79 Semarang|-6.9873,110.4138|split duct 44|
B|Kantor Dinas Perhubungan Kota Semarang|Pemerintah Kota Semarang|Jl. Tambak Aji Raya No. 5|-6.9851,110.3399|split duct 40|CV Cipta Bangun
B|Dishub Kota Semarang|Pemkot Semarang|Tambak Aji Raya 5|-6.9853,110.3402|split duct 38|
# sibling
A|Perumahan Citra Maja Raya Cluster Anggrek|PT Citra Maja Propertindo|Jl. Raya Maja, Lebak|-6.3350,106.3901|RAC 120|
A|Citra Maja Raya klaster Anggrek|PT. Citra Maja Propertindo|Raya Maja Lebak|-6.3352,106.3905|RAC 130|
B|Perumahan Citra Maja Raya Cluster Melati|PT Citra Maja Propertindo|Jl. Raya Maja, Lebak|-6.3391,106.3960|RAC 110|
B|Citra Maja Raya Melati|Citra Maja Propertindo|Jl Raya Maja|-6.3390,106.3958|RAC 112|
# same
A|Data Center Nusa Cibitung|PT Nusa Data Prima|Kawasan MM2100 Blok F-9, Cibitung|-6.2971,107.0912|chiller 1200|PT Aurecon Jaya
A|NDP Data Centre MM2100|PT Nusa Data Prima|MM2100 Industrial Town Blok F9|-6.2969,107.0915|chiller 1250|PT Aurecon Jaya
A|Pusat Data Nusa Data Prima|PT. Nusa Data Prima|Kawasan Industri MM2100, Blok F 9|-6.2975,107.0909|chiller 1200|
# different
A|Hotel Grand Mercure Solo|PT Sarana Solo Hotelindo|Jl. Slamet Riyadi No. 573|-7.5592,110.7932|VRF 300|PT Hadi Konsultan
A|Grand Mercure Solo Baru Hotel|PT Sarana Solo Hotelindo|Jl Slamet Riyadi 573 Solo|-7.5594,110.7929|VRF 320|
B|Hotel Grand Orchid Solo|PT Orchid Wisata|Jl. Slamet Riyadi No. 419|-7.5629,110.8018|VRF 300|PT Hadi Konsultan
B|Grand Orchid Hotel Solo|Orchid Wisata|Jl. Slamet Riyadi 419|-7.5628,110.8016|VRF 280|
# different
A|Kampus BINUS Alam Sutera|Yayasan Bina Nusantara|Jl. Jalur Sutera Barat Kav. 21|-6.2236,106.6497|VRF 600|PT Airmas
A|Universitas Bina Nusantara Alam Sutera|Yayasan Bina Nusantara|Jalur Sutera Barat Kav 21 Tangerang|-6.2239,106.6493|VRF 580|
B|Kampus UMN Gading Serpong|Yayasan Multimedia Nusantara|Scientia Boulevard, Gading Serpong|-6.2569,106.6184|VRF 600|PT Airmas
B|Universitas Multimedia Nusantara|Yayasan Multimedia Nusantara|Jl. Scientia Boulevard Gading Serpong|-6.2566,106.6182|VRF 640|
# same
A|Restoran Sari Laut Makassar|Haji Rusdi|Jl. Penghibur No. 10|-5.1411,119.4073|cassette 16|
A|RM Sari Laut Losari|H. Rusdi|Jl Penghibur 10 Makassar|-5.1409,119.4072|cassette 18|
A|Resto Sarilaut|Rusdi|Penghibur No.10|-5.1413,119.4075|cassette 16, RAC 4|
# different
A|Wisma Bumi Sentosa|PT Bumi Sentosa Abadi|Jl. Basuki Rahmat No. 98|-7.2655,112.7412|VRF 140|PT Utama Teknik
A|Bumi Sentosa Building|PT. Bumi Sentosa Abadi|Basuki Rachmat 98|-7.2656,112.7411|VRF 140|
B|Wisma Bumi Makmur|PT Bumi Makmur Jaya|Jl. Basuki Rahmat No. 122|-7.2629,112.7421|VRF 140|PT Utama Teknik
B|Gedung Bumi Makmur|PT Bumi Makmur Jaya|Jalan Basuki Rahmat 122|-7.2630,112.7420|VRF 150|PT Utama Teknik
# different
A|Kantor Pusat PT Semesta Logistik|PT Semesta Logistik|Jl. Yos Sudarso Kav. 85, Sunter|-6.1402,106.8893|VRF 200|PT Jaya Tirta Teknik
B|Gudang PT Semesta Pangan|PT Semesta Pangan Nusantara|Jl. Yos Sudarso Kav. 30, Sunter|-6.1489,106.8899|VRF 200|PT Jaya Tirta Teknik
C|Showroom Toyota Sunter|PT Auto Sunter Perkasa|Jl. Yos Sudarso Kav. 88, Sunter|-6.1398,106.8891|VRF 200|PT Jaya Tirta Teknik
# sibling
A|Bandara Raden Inten Terminal Penumpang|PT Angkasa Pura Lampung|Jl. Alamsyah Ratu Prawiranegara, Natar|-5.2423,105.1752|chiller 800|PT Yodya Karya
A|Terminal Penumpang Bandara Radin Inten II|Angkasa Pura Lampung|Jl Alamsyah Ratu Prawiranegara|-5.2427,105.1756|chiller 820|
B|Bandara Raden Inten Terminal Kargo|PT Angkasa Pura Lampung|Jl. Alamsyah Ratu Prawiranegara, Natar|-5.2460,105.1790|split duct 100|PT Yodya Karya
B|Gedung Kargo Bandara Raden Inten|PT Angkasa Pura Lampung|Bandara Radin Inten, Natar|-5.2462,105.1788|split duct 90|
# same
A|Pollux Mall Paragon Semarang|PT Pollux Properti|Jl. Pemuda No. 118|-6.9801,110.4132|chiller 1400|
A|Paragon City Mall|PT Pollux Properti Semarang|Jl Pemuda 118 Semarang|-6.9803,110.4130|chiller 1380|
A|Paragon Mall Semarang|Pollux Properti|Pemuda 118|-6.9660,110.4210|chiller 1400|
# different
A|RS Hermina Bekasi|PT Medikaloka Hermina Tbk|Jl. Kemakmuran No. 39|-6.2389,106.9959|chiller 400|PT Penta Rekayasa
A|Rumah Sakit Hermina Kemakmuran Bekasi|PT Medikaloka Hermina|Kemakmuran 39 Margajaya|-6.2390,106.9957|chiller 380|
B|RS Hermina Galaxy|PT Medikaloka Hermina Tbk|Jl. Gardenia Raya Blok BA, Galaxy|-6.2608,106.9701|chiller 400|PT Penta Rekayasa
B|Hermina Grand Galaxy Hospital|Medikaloka Hermina|Gardenia Raya Blok BA Galaxy|-6.2610,106.9699|chiller 420|
# different
A|Gereja Bethel Indonesia Keluarga Allah|GBI Keluarga Allah|Jl. Ronggowarsito No. 62|-7.5667,110.8222|split duct 120|
A|GBI Keluarga Allah Solo|Gereja Bethel Indonesia|Ronggowarsito 62 Solo|-7.5668,110.8220|split duct 130|
B|Gereja Bethel Indonesia Gajah Mada|GBI Gajah Mada|Jl. Gajah Mada No. 114, Semarang|-6.9799,110.4219|split duct 120|
B|GBI Gajah Mada Semarang|Gereja Bethel Indonesia|Gajah Mada 114|-6.9797,110.4221|split duct 110|
# same
A|Kantor Imigrasi Kelas I Denpasar|Kementerian Hukum dan HAM|Jl. D.I. Panjaitan No. 3, Renon|-8.6718,115.2301|VRF 80|
A|Kanim Kelas 1 TPI Denpasar|Kemenkumham|Jl Panjaitan 3 Niti Mandala Renon|-8.6720,115.2299|VRF 84|
A|Kantor Imigrasi Denpasar|Kementerian Hukum & HAM|DI Panjaitan 3 Denpasar|-8.6716,115.2305|VRF 80|
# different
A|Villa Canggu Bay|Mr. Thomas Keller|Jl. Pantai Batu Bolong No. 77|-8.6561,115.1312|RAC 14|
A|Canggu Bay Villas|Thomas Keller|Batu Bolong 77 Canggu|-8.6559,115.1315|RAC 14|
B|Villa Canggu Breeze|Ms. Sophie Laurent|Jl. Pantai Berawa No. 9|-8.6610,115.1412|RAC 14|
B|Canggu Breeze Villa|Sophie Laurent|Jl Pantai Berawa 9|-8.6612,115.1410|RAC 12|
# sibling
A|Kawasan Industri Jababeka Pabrik Unit 1 PT Mayora|PT Mayora Indah Tbk|Jl. Jababeka Raya Blok B|-6.2811,107.1501|chiller 700|
A|Pabrik Mayora Jababeka I|PT Mayora Indah|Jababeka Raya Blok B Cikarang|-6.2813,107.1499|chiller 720|
B|Pabrik Mayora Unit 3 Balaraja|PT Mayora Indah Tbk|Jl. Raya Serang KM 24, Balaraja|-6.1921,106.4511|chiller 700|
B|Mayora Balaraja|Mayora Indah|Raya Serang Km. 24|-6.1920,106.4515|chiller 650|
# same
A|Sinarmas Land Plaza BSD Tower 2|PT Bumi Serpong Damai Tbk|Jl. BSD Green Office Park|-6.3012,106.6505|VRF 500|PT Arkonin
A|Sinar Mas Land Plaza BSD Twr II|PT Bumi Serpongdamai|BSD Green Office Park|-6.3010,106.6507|VRF 520|PT Arkonin
A|SML Plaza BSD Tower 2|Bumi Serpong Damai|Green Office Park BSD City|-6.3014,106.6503|VRF 500|
# different
A|Apartemen Green Bay Pluit|PT Agung Podomoro Land Tbk|Jl. Pluit Karang Ayu|-6.1102,106.7799|RAC 1200|
B|Apartemen Green Pramuka|PT Duta Paramindo Sejahtera|Jl. Jend. Ahmad Yani Kav. 49|-6.1918,106.8757|RAC 1200|
C|Apartemen Green Lake View|PT Cempaka Wenang Jaya|Jl. Dewi Sartika, Ciputat|-6.3121,106.7411|RAC 1100|
# different
A|Pasar Modern Intermoda|PT Inti Moda Sejahtera|Jl. Raya Cisauk Lapan|-6.3181,106.6421|split duct 60|PT Nusa Teknik
B|Pasar Modern Paramount|PT Paramount Enterprise|Jl. Gading Golf Boulevard|-6.2652,106.6205|split duct 60|PT Nusa Teknik
C|Pasar Modern Bintaro|PT Jaya Real Property|Jl. Bintaro Utama Sektor 7|-6.2799,106.7211|split duct 60|PT Nusa Teknik
# same
A|Hotel Neo Malioboro|PT Archipelago Yogya|Jl. Pasar Kembang No. 21|-7.7899,110.3631|VRF 180|
A|NEO Hotel Malioboro by Aston|PT Archipelago Jogja|Pasar Kembang 21 Yogyakarta|-7.7898,110.3633|VRF 170|
A|Hotel Neo Malioboro Yogya|PT. Archipelago Yogya|Jl Pasar Kembang 21|-7.7901,110.3629|VRF 180|
# different
A|KPP Pratama Cimahi|Direktorat Jenderal Pajak|Jl. Raya Barat No. 574|-6.8811,107.5302|VRF 60|
A|Kantor Pelayanan Pajak Pratama Cimahi|Dirjen Pajak|Jl Raya Barat 574 Cimahi|-6.8812,107.5301|VRF 64|
B|KPP Pratama Soreang|Direktorat Jenderal Pajak|Jl. Raya Cimareme No. 205|-6.8669,107.4981|VRF 60|
B|Kantor Pajak Pratama Soreang|DJP|Raya Cimareme 205|-6.8670,107.4979|VRF 58|
# sibling
A|RSUP Dr. Kariadi Gedung Jantung|RSUP Dr. Kariadi Semarang|Jl. Dr. Sutomo No. 16|-6.9937,110.4072|chiller 300|PT Deta Decon
A|Gedung Pelayanan Jantung RS Kariadi|RSUP Kariadi|Dr Sutomo 16 Semarang|-6.9939,110.4070|chiller 320|
B|RSUP Dr. Kariadi Gedung Onkologi|RSUP Dr. Kariadi Semarang|Jl. Dr. Sutomo No. 16|-6.9946,110.4085|chiller 280|PT Deta Decon
B|Gd. Onkologi RSUP dr Kariadi|RSUP Kariadi Semarang|Jl. Dr. Soetomo 16|-6.9945,110.4083|chiller 280|
# same
A|Pabrik Farmasi Kalbe Cikarang|PT Kalbe Farma Tbk|Jl. MH Thamrin Blok A3-1, Lippo Cikarang|-6.3301,107.1299|chiller 1100|
A|Kalbe Farma Plant Cikarang|Kalbe Farma|Lippo Cikarang Blok A3-1|-6.3299,107.1302|chiller 1150|
A|PT Kalbe Farma - Pabrik Cikarang|PT. Kalbe Farma|Jalan MH Thamrin A3-1 Cikarang|-6.3350,107.1401|chiller 1000|
# different
A|Kafe Kopi Tuku Cipete|PT Karya Tetangga Tuku|Jl. Cipete Raya No. 7|-6.2731,106.7989|cassette 6|
B|Kafe Kopi Kenangan Cipete|PT Bumi Berkah Boga|Jl. Cipete Raya No. 15|-6.2739,106.7985|cassette 6|
C|Kopi Janji Jiwa Cipete|PT Luna Boga Narayan|Jl. Cipete Raya No. 22|-6.2745,106.7982|cassette 6|
# same
A|Stadion Pakansari Ruang VIP|Dinas Pemuda dan Olahraga Kabupaten Bogor|Jl. Kolonel Edy Yoso Martadipura, Cibinong|-6.4861,106.8331|VRF 48|
A|Ruang VIP Stadion Pakan Sari|Dispora Kab. Bogor|Jl Kol Edy Yoso Martadipura|-6.4858,106.8335|VRF 50|
A|Renovasi Stadion Pakansari Cibinong|Dispora Kabupaten Bogor|Cibinong|-6.4866,106.8327|VRF 40|
# sibling
A|Rukan Artha Gading Niaga Blok F|PT Artha Gading Propertindo|Jl. Boulevard Artha Gading, Kelapa Gading|-6.1452,106.8921|RAC 40|
A|Ruko Artha Gading Niaga F|Artha Gading Propertindo|Boulevard Artha Gading|-6.1453,106.8920|RAC 42|
B|Rukan Artha Gading Niaga Blok A|PT Artha Gading Propertindo|Jl. Boulevard Artha Gading, Kelapa Gading|-6.1466,106.8937|RAC 40|
B|Artha Gading Niaga Blok A|PT. Artha Gading Propertindo|Jl Boulevard Artha Gading|-6.1465,106.8936|RAC 38|
# different
A|Gedung DPRD Kota Malang|Sekretariat DPRD Kota Malang|Jl. Tugu No. 1A|-7.9772,112.6340|VRF 100|
A|Kantor DPRD Malang Kota|Setwan DPRD Kota Malang|Jl Tugu 1A Malang|-7.9773,112.6341|VRF 96|
B|Balai Kota Malang|Pemerintah Kota Malang|Jl. Tugu No. 1|-7.9780,112.6337|VRF 100|
B|Balaikota Malang|Pemkot Malang|Jl. Tugu 1 Malang|-7.9779,112.6338|VRF 110|
# same
A|Trans Studio Cibubur Hotel|PT Trans Properti Indonesia|Jl. Alternatif Cibubur No. 230|-6.3771,106.9012|VRF 350|PT Metakom
A|Hotel Transpark Cibubur|PT Trans Properti Indonesia|Alternatif Cibubur 230|-6.3773,106.9010|VRF 360|
A|Hotel Trans Studio Cibubur|PT Trans Property Indonesia|Jl Alternatif Cibubur 230|-6.3901,106.9190|VRF 350|PT Metakom
# different
A|Bank Mandiri KCP Kudus|PT Bank Mandiri (Persero) Tbk|Jl. Jend. Sudirman No. 164, Kudus|-6.8049,110.8461|VRF 40|
A|Mandiri KCP Sudirman Kudus|Bank Mandiri|Sudirman 164 Kudus|-6.8050,110.8460|VRF 38|
B|Bank BRI KC Kudus|PT Bank Rakyat Indonesia (Persero) Tbk|Jl. Jend. Sudirman No. 10, Kudus|-6.8062,110.8410|VRF 40|
B|BRI Kantor Cabang Kudus|Bank Rakyat Indonesia|Jl Sudirman 10 Kudus|-6.8061,110.8411|VRF 44|
# different
A|Puskesmas Kecamatan Tebet|Dinas Kesehatan DKI Jakarta|Jl. Prof. Dr. Soepomo No. 54|-6.2311,106.8465|RAC 50|
A|Puskesmas Tebet - rehab total|Dinkes Provinsi DKI Jakarta|Jl Prof Dr Supomo 54 Tebet|-6.2312,106.8463|RAC 54|
B|Puskesmas Kecamatan Pancoran|Dinas Kesehatan DKI Jakarta|Jl. Pancoran Timur No. 1|-6.2529,106.8441|RAC 50|
B|Puskesmas Pancoran|Dinkes DKI|Pancoran Timur 1|-6.2530,106.8440|RAC 48|
# same
A|Hotel Aryaduta Pekanbaru|PT Aryaduta International|Jl. Diponegoro No. 34|0.5196,101.4491|VRF 320|
A|Aryaduta Pekan Baru|PT Aryaduta International Management|Diponegoro 34 Pekanbaru|0.5194,101.4493|VRF 300|
A|Renovasi hotel Arya Duta Pekanbaru|Aryaduta International|Jl Diponegoro No 34|0.5198,101.4489|chiller 300|
# different
A|Gedung Serbaguna Kelurahan Sukamaju|Pemerintah Kota Depok|Jl. Raya Bogor KM 37|-6.4021,106.8699|split duct 30|
B|Gedung Serbaguna Kelurahan Sukatani|Pemerintah Kota Depok|Jl. Raya Sukatani No. 8|-6.3871,106.8831|split duct 30|
C|Gedung Serbaguna Kecamatan Cilodong|Pemerintah Kota Depok|Jl. M. Nasir No. 4|-6.4270,106.8402|split duct 30|
# same
A|Sekolah Pelita Harapan Kemang Village|Yayasan Pendidikan Pelita Harapan|Jl. Pangeran Antasari No. 36|-6.2601,106.8131|VRF 260|
A|SPH Kemang Village|YPPH|Jl Pangeran Antasari 36 Kemang|-6.2603,106.8129|VRF 250|
A|Pelita Harapan School Kemang|Yayasan Pelita Harapan|Antasari 36|-6.2599,106.8134|VRF 260|
# sibling
A|Grand Wisata Ruko Celebration Boulevard|PT Putra Alvita Pratama|Celebration Boulevard, Grand Wisata Bekasi|-6.2841,107.0422|RAC 60|
A|Ruko Celebration Grand Wisata|Putra Alvita Pratama|Grand Wisata, Celebration Blvd|-6.2842,107.0424|RAC 64|
B|Grand Wisata Club House Water Garden|PT Putra Alvita Pratama|Water Garden, Grand Wisata Bekasi|-6.2911,107.0371|VRF 40|
B|Clubhouse Water Garden Grand Wisata|PT. Putra Alvita Pratama|Grand Wisata Bekasi|-6.2909,107.0373|VRF 42|
# same
A|Gudang Beku Samudra Muara Baru|PT Samudra Cold Storage|Jl. Muara Baru Ujung Blok M|-6.1021,106.8008|split duct 80|
A|Cold Storage Samudera Muara Baru|PT Samudera Cold Storage|Muara Baru Ujung M|-6.1022,106.8007|split duct 84|
A|PT Samudra cold storage|Samudra|Jl. Muara Baru Ujung|-6.1080,106.8021|split duct 80|
# different
A|Kantor PT Indofood Sukses Makmur Palembang|PT Indofood Sukses Makmur Tbk|Jl. Soekarno Hatta No. 9, Palembang|-2.9461,104.7301|VRF 90|PT Cahaya Teknik
B|Kantor PT Sukses Makmur Bersama|PT Sukses Makmur Bersama|Jl. Soekarno Hatta No. 41, Palembang|-2.9471,104.7252|VRF 90|PT Cahaya Teknik
C|Gudang Makmur Jaya|PT Makmur Jaya Palembang|Jl. Soekarno Hatta No. 77, Palembang|-2.9502,104.7188|VRF 90|
# same
A|Menara Astra Lantai 32|PT Astra Internasional Tbk|Jl. Jend. Sudirman Kav. 5-6|-6.2062,106.8213|VRF 60|
A|Fit out Menara Astra Lt. 32|PT Astra International|Jl Jenderal Sudirman Kav 5|-6.2063,106.8214|VRF 62|
A|Astra Tower lt 32|Astra International|Sudirman Kav. 5-6|-6.2059,106.8216|VRF 60|
# sibling
A|Fit Out Lantai 12 Gedung Cyber|PT Lintas Data Nusa|Jl. Kuningan Barat No. 8, Lantai 12|-6.2381,106.8231|VRF 40|
A|Cyber Building lt. 12|Lintas Data Nusa|Kuningan Barat 8|-6.2382,106.8230|VRF 38|
B|Fit Out Lantai 5 Gedung Cyber|PT Mitra Sandi Digital|Jl. Kuningan Barat No. 8, Lantai 5|-6.2381,106.8232|VRF 40|
B|Gd Cyber Lt 5 Mitra Sandi|PT Mitra Sandi Digital|Kuningan Barat No. 8|-6.2382,106.8233|VRF 44|
# same
A|Hotel Bidakara Pancoran|PT Bidakara Indonesia|Jl. Gatot Subroto Kav. 71-73|-6.2421,106.8381|chiller 700|
A|Bidakara Grand Pancoran|PT Bidakara|Jl Jend Gatot Subroto Kav 71|-6.2423,106.8379|chiller 720|
# same
A|Islamic Center Samarinda|Pemerintah Provinsi Kalimantan Timur|Jl. Slamet Riyadi No. 1|-0.5020,117.1231|chiller 500|
A|Masjid Islamic Centre Kaltim|Pemprov Kaltim|Slamet Riyadi 1 Samarinda|-0.5022,117.1229|chiller 480|
# same
A|Showroom Honda Mugen Puri|PT Mitra Pinasthika|Jl. Lingkar Luar Barat No. 5, Puri|-6.1891,106.7371|VRF 70|
A|Dealer Honda Mugen Puri Indah|PT Mitra Pinastika|Lingkar Luar Barat 5|-6.1890,106.7373|VRF 66|
# different
A|Rumah Ibu Ratna Sari|Ratna Sari|Jl. Kemang Timur No. 40|-6.2711,106.8211|VRF 18|Studio Lawang
B|Rumah Bapak Agus Salim|Agus Salim|Jl. Kemang Timur No. 44|-6.2714,106.8213|VRF 18|Studio Lawang
C|Rumah Bapak Rizal Sari|Rizal|Jl. Kemang Selatan No. 9|-6.2788,106.8189|VRF 18|Studio Lawang
# different
A|Kantor Notaris Dewi Lestari|Dewi Lestari|Jl. Riau No. 31|-6.9061,107.6199|RAC 6|
B|Butik Dewi Lestari Batik|CV Lestari Batik|Jl. Riau No. 120|-6.9081,107.6271|RAC 6|
C|Salon Lestari|Sri Lestari|Jl. Riau No. 35|-6.9062,107.6204|RAC 6|
# different
A|Hotel Ibis Bandung Pasteur|PT Accor Bandung Pasteur|Jl. Dr. Djunjunan No. 22|-6.8931,107.5881|VRF 200|PT Arkonin
B|Hotel Ibis Bandung Trans Studio|PT Trans Ibis Hotel|Jl. Gatot Subroto No. 289|-6.9260,107.6361|VRF 420|PT Arkonin
C|Hotel Ibis Budget Bandung Asia Afrika|PT Budget Hotelindo|Jl. Asia Afrika No. 128|-6.9211,107.6115|VRF 200|PT Arkonin
# sibling
A|Kawasan Rusun Pasar Rumput Blok A|PD Pasar Jaya|Jl. Sultan Agung, Manggarai|-6.2081,106.8431|RAC 500|
B|Rusun Pasar Rumput Blok B|Perumda Pasar Jaya|Jl. Sultan Agung, Manggarai|-6.2085,106.8437|RAC 500|
C|Rusun Pasar Rumput Blok C|PD Pasar Jaya|Sultan Agung Manggarai|-6.2088,106.8442|RAC 500|
# different
A|Kantor Kejaksaan Negeri Serang|Kejaksaan Agung RI|Jl. Raya Pandeglang KM 4|-6.1411,106.1601|VRF 60|CV Cipta Bangun
B|Kantor Pengadilan Negeri Serang|Mahkamah Agung RI|Jl. Raya Pandeglang KM 6|-6.1531,106.1581|VRF 60|CV Cipta Bangun
C|Kantor Polres Serang|Polri|Jl. Raya Pandeglang KM 5|-6.1470,106.1590|VRF 60|CV Cipta Bangun
`

export type LabelledLog = {
  project_name: string
  owner_name: string
  developer: string
  detail_address: string
  lat: number
  lng: number
  systems: Record<string, number>
  partners: readonly string[]
}
export type Label = 'same' | 'sibling' | 'different'
export type LabelledPair = { label: Label; one: LabelledLog; other: LabelledLog; isKept: boolean }

const logOf = (line: string): LabelledLog & { letter: string } => {
  const [letter = '', project_name = '', owners = '', detail_address = '', pin = '', systems = '', partners = ''] =
    line.split('|')
  const [owner_name = '', developer = ''] = owners.split(' / ')
  const [lat = 0, lng = 0] = pin.split(',').map(Number)
  return {
    ...{ letter, project_name, owner_name, developer, detail_address, lat, lng },
    systems: Object.fromEntries(
      systems.split(', ').map((one) => [one.replace(/ \d+$/, ''), Number(/\d+$/.exec(one)?.[0])]),
    ),
    partners: partners.split('; ').filter(Boolean),
  }
}

const blocks = labelledLogs
  .trim()
  .split('# ')
  .filter(Boolean)
  .map((block) => {
    const [head = '', ...lines] = block.trim().split('\n')
    return { label: head.trim() as Label, logs: lines.map(logOf) }
  })

/** Every second block is kept for the final figure: nothing was tuned on it, and no building stands in both halves. */
export const labelledPairs: readonly LabelledPair[] = blocks.flatMap(({ label, logs }, n) =>
  logs.flatMap((one, at) =>
    logs.slice(at + 1).map(
      (other): LabelledPair => ({
        label: one.letter === other.letter ? 'same' : label,
        ...{ one, other, isKept: n % 2 === 1 },
      }),
    ),
  ),
)
