/** A training site of a provider of the demonstration, in a real town. */
export interface TrainingSite {
  name: string;
  town: string;
  province: string;
}

/** Those of each account, by its prefix. */
export const trainingSites = {
  umthombo: [
    { name: 'Umgeni Skills Campus', town: 'Pietermaritzburg', province: 'KwaZulu-Natal' },
    { name: 'Mahikeng Learning Hub', town: 'Mahikeng', province: 'North West' },
    { name: 'Vaal Technical Centre', town: 'Vereeniging', province: 'Gauteng' },
    { name: 'Boland Training Centre', town: 'Worcester', province: 'Western Cape' },
    { name: 'Soutpansberg Campus', town: 'Thohoyandou', province: 'Limpopo' },
    { name: 'Lowveld Skills Centre', town: 'Mbombela', province: 'Mpumalanga' },
  ],
  karoo: [
    { name: 'Mdantsane Learning Centre', town: 'East London', province: 'Eastern Cape' },
    { name: 'Mangaung Training Rooms', town: 'Bloemfontein', province: 'Free State' },
  ],
  saldanha: [
    { name: 'Saldanha Campus', town: 'Saldanha', province: 'Western Cape' },
    { name: 'Vredendal Classrooms', town: 'Vredendal', province: 'Western Cape' },
  ],
} satisfies Record<string, TrainingSite[]>;

/** Invented employers that host learners, by the field of work of a programme. */
export const employers = {
  office: [
    'Imbali Office Supplies',
    'Kgotso & Steyn Attorneys',
    'Umgeni Property Managers',
    'Langkloof Co-operative',
  ],
  'contact-centre': [
    'Sizwe Connect',
    'BlueCrane Customer Care',
    'Ubizo Medical Helpline',
    'Kopano Municipal Call Desk',
  ],
  'lift-truck': [
    'Marula Cold Stores',
    'Noordkus Logistics',
    'Thekwini Pallet & Crate',
    'Vaal Building Depot',
  ],
  electrical: [
    'Khanyisa Electrical',
    'Weideman & Sons Contractors',
    'Lesedi Power Services',
    'Highveld Solar & Wiring',
  ],
  'early-childhood': [
    'Little Baobab Educare',
    'Siyakhula Crèche',
    'Protea Street Playschool',
    'Ikhaya Labantwana',
  ],
} as const;
