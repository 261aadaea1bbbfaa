/** First names from the country’s many communities. */
export const firstNames: string[] =
  `Thandeka Sipho Nomvula Bongani Lindiwe Themba Zanele Mandla Ayanda Nokuthula Lerato Kagiso Tshepo Palesa
Refilwe Boitumelo Thabo Dineo Mpho Naledi Lwazi Siyabonga Nosipho Unathi Xolani Andiswa Tinyiko Hlulani Rhulani Ndivhuwo
Rudzani Mulalo Tshilidzi Pieter Annelize Johan Marlene Riaan Elsabe Ashwin Chantelle Denzil Shireen Faheem Yusuf Ayesha
Priya Kavisha Rajen Suren Megan Craig Bronwyn Gareth Sibusiso Nompumelelo Wandile Zodwa Nkosinathi Busisiwe Karabo
Itumeleng Jabulani Fikile`.split(/\s+/);

/** Surnames from the same communities; paired with first names at random, as marriage and history do. */
export const surnames: string[] =
  `Dlamini Nkosi Mokoena Ndlovu Khumalo Mthembu Zulu Sithole Mahlangu Molefe Radebe Motaung Tshabalala
Ngcobo Mkhize Cele Gumede Zungu Mabaso Maluleke Baloyi Chauke Mathebula Netshifhefhe Ramaphala Mudau Nemutanzhela Phiri
Botha Pretorius Venter Coetzee Fourie Steyn Swanepoel Jacobs Abrahams Adams Petersen Hendricks September Davids Isaacs Khan
Naidoo Pillay Govender Moodley Patel Reddy Smith Williams Mbatha Qwabe Sobukhwe Mofokeng Lekota Seabi Modise Kekana
Mnguni Hadebe`.split(/\s+/);

/** A person’s full name for two numbers, the same for the same pair. */
export function personName(first: number, last: number): { name: string; surname: string } {
  return {
    name: firstNames[Math.abs(first) % firstNames.length] ?? 'Thandeka',
    surname: surnames[Math.abs(last) % surnames.length] ?? 'Dlamini',
  };
}
