-- $1 and $2 from and to which of them, $3 account, $4 a mark that keeps usernames apart: people with believable names.
insert into document (kind, id, client_id, account_id, body)
select 'users', gen_random_uuid(), (select client_id from document where kind = 'accounts' and id = $3::uuid), $3::uuid,
  jsonb_build_object('accountId', $3::uuid, 'clientId', (select client_id from document where kind = 'accounts' and id = $3::uuid),
    'username', lower(name || '.' || replace(surname, ' ', '') || $4::text || n), 'name', name, 'surname', surname,
    'email', lower(name || '.' || replace(surname, ' ', '') || $4::text || n || '@learners.example'), 'number', $4::text || lpad(n::text, 7, '0'),
    'roles', '["learner"]'::jsonb, 'groupIds', '[]'::jsonb, 'registrations', '[]'::jsonb, 'locale', 'en-ZA',
    'scope', 'openid profile email', 'isRunningGroupHardware', false, 'state', 'active')
from (
  select n, names[1 + (hashint4(n) & 2147483647) % array_length(names, 1)] as name,
    beginnings[1 + (hashint4(n * 7 + 1) & 2147483647) % array_length(beginnings, 1)]
      || endings[1 + (hashint4(n * 13 + 5) & 2147483647) % array_length(endings, 1)] as surname
  from generate_series($1::int, $2::int) n, (select
    array['Thandi', 'Sipho', 'Lerato', 'Anele', 'Pieter', 'Johan', 'Fatima', 'Naledi', 'Zanele', 'Bongani', 'Kagiso', 'Mpho',
      'Ayanda', 'Themba', 'Nomsa', 'Refilwe', 'Tumelo', 'Lwazi', 'Karabo', 'Palesa', 'Jabu', 'Vusi', 'Mandla', 'Lindiwe'] as names,
    array['Ma', 'Mo', 'Nko', 'Ndlo', 'Mthe', 'Kho', 'Dla', 'Si', 'Van der ', 'Pre', 'Zwa', 'Nai', 'Ra', 'Se', 'Tshi'] as beginnings,
    array['koena', 'si', 'vu', 'mbu', 'za', 'mini', 'thole', 'Merwe', 'torius', 'ne', 'doo', 'mabhoza', 'keng', 'vhase'] as endings
  ) parts
) people
