-- Bought goods wait in numbered bins. A bin's number is for ever; what is in it is a filling, and each thing that happens
-- to a filling is an event that nobody deletes.

create table backstock_settings (
  store_id integer primary key references stores (id),
  bin_prefix text not null default '',
  age_bands integer[] not null default '{30,60,90,180,365}',
  age_limit_days integer not null default 365,
  is_scan_fast boolean not null default false,
  ss_starts text not null default '03-01',
  ss_ends text not null default '08-31',
  fw_starts text not null default '09-01',
  fw_ends text not null default '02-28',
  holiday_starts text not null default '11-01',
  holiday_ends text not null default '12-24',
  pull_window_days integer not null default 14,
  constraint backstock_settings__bin_prefix check (bin_prefix ~ '^[A-Z0-9-]{0,4}$'),
  constraint backstock_settings__age_bands check (cardinality(age_bands) between 1 and 8 and 0 < all (age_bands)),
  constraint backstock_settings__age_limit check (age_limit_days between 1 and 1825),
  constraint backstock_settings__pull_window check (pull_window_days between 1 and 90),
  constraint backstock_settings__seasons check (
    (ss_starts || ss_ends || fw_starts || fw_ends || holiday_starts || holiday_ends)
      ~ '^((0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])){6}$')
);
comment on table backstock_settings is 'backstock: a store''s choices for its bins; a store without a row has the defaults.';
comment on column backstock_settings.bin_prefix is 'Shown and printed before each number; no part of what makes a number unique.';
comment on column backstock_settings.age_bands is 'Last day of each age band, rising; the last band is open.';
comment on column backstock_settings.age_limit_days is 'Older fillings are shown in red, unless their category has a limit of its own.';
comment on column backstock_settings.is_scan_fast is 'The same bin scanned again within 5 s confirms its move to the next location.';
comment on column backstock_settings.ss_starts is 'MM-DD, like the five columns after it: first and last day on which goods of a season sell. A season may span New Year.';
comment on column backstock_settings.pull_window_days is 'Days of sales, buys and pulls that the pull list looks back on.';
call hangtag.isolate_store_table('backstock_settings');

create table bins (
  store_id integer not null references stores (id),
  id uuid not null,
  number integer not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  deleted_at timestamptz,
  primary key (store_id, id),
  constraint bins__one_number unique (store_id, number),
  constraint bins__number check (number between 1 and 999999)
);
comment on table bins is 'backstock: a physical bin with its permanent number. It is filled while it has a filling that is not archived.';
comment on column bins.retired_at is 'Taken out of use (broken, lost); keeps its number and its history, and is not filled again.';
comment on column bins.deleted_at is 'Deleted by a person. The row stays for its history, and is what a new bin with this number becomes.';
call hangtag.isolate_store_table('bins');

create table backstock_sections (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  position integer not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  constraint backstock_sections__name check (char_length(name) between 1 and 60)
);
create unique index backstock_sections__one_name on backstock_sections (store_id, lower(name)) where archived_at is null;
comment on table backstock_sections is 'backstock: a part of the sales floor that the pull list keeps full, such as Boys 2T-5T.';
comment on column backstock_sections.position is 'In walking order, 0 first.';
call hangtag.isolate_store_table('backstock_sections');

create table backstock_section_codes (
  store_id integer not null,
  category_code text not null,
  section_id uuid not null,
  primary key (store_id, category_code),
  foreign key (store_id, section_id) references backstock_sections (store_id, id) on delete cascade,
  constraint backstock_section_codes__code check (char_length(category_code) between 1 and 60)
);
create index backstock_section_codes__section on backstock_section_codes (store_id, section_id);
comment on table backstock_section_codes is 'backstock: which goods of the point of sale hang in which section; a code hangs in one.';
comment on column backstock_section_codes.category_code is 'As the lines of sales and buys name it.';
call hangtag.isolate_store_table('backstock_section_codes');

create table backstock_categories (
  store_id integer not null references stores (id),
  id uuid not null,
  name text not null,
  position integer not null,
  target_bins integer,
  age_limit_days integer,
  items_per_bin integer,
  section_id uuid,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, section_id) references backstock_sections (store_id, id),
  constraint backstock_categories__name check (char_length(name) between 1 and 60),
  constraint backstock_categories__target check (target_bins between 0 and 9999),
  constraint backstock_categories__age_limit check (age_limit_days between 1 and 1825),
  constraint backstock_categories__items check (items_per_bin between 1 and 9999)
);
create unique index backstock_categories__one_name on backstock_categories (store_id, lower(name)) where archived_at is null;
create index backstock_categories__section on backstock_categories (store_id, section_id) where section_id is not null;
comment on table backstock_categories is 'backstock: what a bin holds, such as Boys 2T FW.';
comment on column backstock_categories.position is 'Order on the screen, 0 first; renumbered whenever one moves.';
comment on column backstock_categories.target_bins is 'How many bins the store wants to have of it; null when nobody has said.';
comment on column backstock_categories.age_limit_days is 'Instead of the store''s limit, where goods may wait longer or less.';
comment on column backstock_categories.items_per_bin is 'What one bin brings to the floor, as a manager reckons; null when it is learned from pulls.';
comment on column backstock_categories.section_id is 'The section of the floor that its bins fill.';
call hangtag.isolate_store_table('backstock_categories');

create table backstock_locations (
  store_id integer not null references stores (id),
  id uuid not null,
  number integer not null,
  name text not null,
  position integer not null,
  next_location_id uuid,
  is_default boolean not null default false,
  is_terminal boolean not null default false,
  is_pick_list boolean not null default false,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (store_id, id),
  constraint backstock_locations__one_number unique (store_id, number),
  foreign key (store_id, next_location_id) references backstock_locations (store_id, id),
  constraint backstock_locations__number check (number between 1 and 9999),
  constraint backstock_locations__name check (char_length(name) between 1 and 60),
  constraint backstock_locations__not_its_own_next check (next_location_id <> id),
  constraint backstock_locations__terminal_is_the_end check (not is_terminal or (next_location_id is null and not is_default)),
  constraint backstock_locations__in_use check (archived_at is null or not (is_terminal or is_default))
);
create unique index backstock_locations__one_name on backstock_locations (store_id, lower(name)) where archived_at is null;
create unique index backstock_locations__one_default on backstock_locations (store_id) where is_default;
create unique index backstock_locations__one_terminal on backstock_locations (store_id) where is_terminal;
create index backstock_locations__next on backstock_locations (store_id, next_location_id) where next_location_id is not null;
comment on table backstock_locations is 'backstock: where bins stand; each but the terminal one usually leads to a next.';
comment on column backstock_locations.number is 'What its place label says (RL:store:number); never used again.';
comment on column backstock_locations.position is 'In walking order, 0 first.';
comment on column backstock_locations.is_default is 'Where a bin stands that was just filled; one for each store.';
comment on column backstock_locations.is_terminal is 'The sales floor: a bin that comes here is empty and its number free. One for each store, never deleted.';
comment on column backstock_locations.is_pick_list is 'A staging place whose bins are printed as a pick list.';
comment on column backstock_locations.archived_at is 'Deleted by a person; its history stays.';
call hangtag.isolate_store_table('backstock_locations');

create table backstock_fillings (
  store_id integer not null references stores (id),
  id uuid not null,
  bin_id uuid not null,
  category_id uuid not null,
  location_id uuid not null,
  inventory_date date not null,
  season text,
  notes text not null default '',
  item_count integer,
  is_packing boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by_employee_id integer,
  filled_on date not null,
  archived_at timestamptz,
  archived_by_employee_id integer,
  archived_on date,
  archived_reason text,
  primary key (store_id, id),
  foreign key (store_id, bin_id) references bins (store_id, id),
  foreign key (store_id, category_id) references backstock_categories (store_id, id),
  foreign key (store_id, location_id) references backstock_locations (store_id, id),
  foreign key (store_id, created_by_employee_id) references employees (store_id, id),
  foreign key (store_id, archived_by_employee_id) references employees (store_id, id),
  constraint backstock_fillings__season check (season in ('all', 'SS', 'FW', 'holiday')),
  constraint backstock_fillings__notes check (char_length(notes) <= 500),
  constraint backstock_fillings__items check (item_count between 0 and 9999),
  constraint backstock_fillings__reason check (archived_reason in ('pulled', 'mistake', 'discarded', 'donated', 'transferred')),
  constraint backstock_fillings__archived check (
    (archived_at is null) = (archived_reason is null) and (archived_at is null) = (archived_on is null)),
  constraint backstock_fillings__archived_by check (archived_by_employee_id is null or archived_at is not null)
);
create unique index backstock_fillings__one_of_a_bin on backstock_fillings (store_id, bin_id) where archived_at is null;
create index backstock_fillings__category on backstock_fillings (store_id, category_id, inventory_date) where archived_at is null;
create index backstock_fillings__location on backstock_fillings (store_id, location_id) where archived_at is null;
create index backstock_fillings__bin on backstock_fillings (store_id, bin_id, created_at);
create index backstock_fillings__archived on backstock_fillings (store_id, archived_on) where archived_at is not null;
comment on table backstock_fillings is 'backstock: one filling of a bin, from the day it is filled until it is archived. The specification calls it a backstock item.';
comment on column backstock_fillings.location_id is 'Where it stands; of an archived one where it last stood, or the terminal location it went to.';
comment on column backstock_fillings.inventory_date is 'The age counts from here, in the store''s days; moves do not change it.';
comment on column backstock_fillings.item_count is 'Pieces, when somebody counted them: what a bin of the category brings to the floor is learned from it.';
comment on column backstock_fillings.is_packing is 'Still being packed: there is room for more of its category.';
comment on column backstock_fillings.version is 'Counts up with each change; who moves an older one is told what happened since.';
comment on column backstock_fillings.filled_on is 'Business date of the filling; archived_on that of its end.';
comment on column backstock_fillings.archived_reason is 'pulled: it reached the terminal location. The others: it was taken out without being pulled, which counts for nothing.';
call hangtag.isolate_store_table('backstock_fillings');

create table backstock_events (
  store_id integer not null references stores (id),
  id uuid not null,
  set_id uuid not null,
  filling_id uuid not null,
  bin_id uuid not null,
  category_id uuid not null,
  type text not null,
  from_location_id uuid,
  to_location_id uuid,
  reason text,
  before jsonb,
  after jsonb,
  employee_id integer,
  user_id integer,
  device_id uuid,
  business_date date not null,
  at timestamptz not null,
  undoes_event_id uuid,
  undone_by_event_id uuid,
  primary key (store_id, id),
  foreign key (store_id, filling_id) references backstock_fillings (store_id, id),
  foreign key (store_id, bin_id) references bins (store_id, id),
  foreign key (store_id, category_id) references backstock_categories (store_id, id),
  foreign key (store_id, from_location_id) references backstock_locations (store_id, id),
  foreign key (store_id, to_location_id) references backstock_locations (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id),
  foreign key (store_id, undoes_event_id) references backstock_events (store_id, id),
  foreign key (store_id, undone_by_event_id) references backstock_events (store_id, id),
  constraint backstock_events__type check (type in ('added', 'moved', 'edited', 'removed', 'undone')),
  constraint backstock_events__reason check (
    (type = 'removed') = (reason is not null)
    and reason in ('pulled', 'mistake', 'discarded', 'donated', 'transferred')),
  constraint backstock_events__undone check ((type = 'undone') = (undoes_event_id is not null))
);
create unique index backstock_events__undone_once on backstock_events (store_id, undoes_event_id) where undoes_event_id is not null;
create index backstock_events__time on backstock_events (store_id, at desc, id desc);
create index backstock_events__day on backstock_events (store_id, business_date);
create index backstock_events__filling on backstock_events (store_id, filling_id, at desc, id desc);
create index backstock_events__bin on backstock_events (store_id, bin_id, at desc);
create index backstock_events__set on backstock_events (store_id, set_id);
comment on table backstock_events is 'backstock: everything that ever happened to a filling; kept for ever.';
comment on column backstock_events.set_id is 'What was done in one go (20 bins moved) has one; it is undone as a set.';
comment on column backstock_events.category_id is 'Of the filling when it happened, so that the history can be asked by it.';
comment on column backstock_events.type is 'removed ends a filling, whatever the reason; undone takes back the event it names.';
comment on column backstock_events.before is 'The filling''s values before and after, as far as they changed.';
comment on column backstock_events.user_id is 'The login; employee_id is who stood at the screen, and device_id which screen.';
comment on column backstock_events.undone_by_event_id is 'Set when it was taken back; then it counts for nothing.';
call hangtag.isolate_store_table('backstock_events');

create table rack_checks (
  store_id integer not null references stores (id),
  id uuid not null,
  section_id uuid not null,
  fullness smallint not null,
  business_date date not null,
  checked_at timestamptz not null,
  checked_by_employee_id integer,
  primary key (store_id, id),
  foreign key (store_id, section_id) references backstock_sections (store_id, id),
  foreign key (store_id, checked_by_employee_id) references employees (store_id, id),
  constraint rack_checks__fullness check (fullness between 0 and 4)
);
create index rack_checks__section on rack_checks (store_id, section_id, checked_at desc);
comment on table rack_checks is 'backstock: how full somebody found a section, in fifteen seconds on a phone.';
comment on column rack_checks.fullness is '0 empty to 4 full.';
call hangtag.isolate_store_table('rack_checks');

create table bin_transfers (
  store_id integer not null references stores (id),
  id uuid not null,
  side text not null,
  other_store_id integer not null references stores (id),
  status text not null default 'in-transit',
  filling_id uuid,
  bin_number integer not null,
  bin_label text not null,
  category_name text not null,
  season text,
  inventory_date date not null,
  notes text not null default '',
  sent_at timestamptz not null,
  sent_by_employee_id integer,
  sent_by text not null,
  ended_at timestamptz,
  ended_by_employee_id integer,
  ended_by text,
  primary key (store_id, id),
  foreign key (store_id, filling_id) references backstock_fillings (store_id, id),
  foreign key (store_id, sent_by_employee_id) references employees (store_id, id),
  foreign key (store_id, ended_by_employee_id) references employees (store_id, id),
  constraint bin_transfers__side check (side in ('out', 'in')),
  constraint bin_transfers__elsewhere check (other_store_id <> store_id),
  constraint bin_transfers__status check (status in ('in-transit', 'arrived', 'cancelled')),
  constraint bin_transfers__ended check ((status = 'in-transit') = (ended_at is null)),
  constraint bin_transfers__season check (season in ('all', 'SS', 'FW', 'holiday')),
  constraint bin_transfers__notes check (char_length(notes) <= 500)
);
create index bin_transfers__open on bin_transfers (store_id, status, sent_at desc);
create index bin_transfers__filling on bin_transfers (store_id, filling_id) where filling_id is not null;
comment on table bin_transfers is 'backstock: a bin on its way to a sister store. Each side has a row of its own with the same id, since neither sees the other''s tables.';
comment on column bin_transfers.side is 'out: this store sends; in: it receives.';
comment on column bin_transfers.filling_id is 'This side''s filling: what was sent, or what it became here; null until it has arrived.';
comment on column bin_transfers.bin_label is 'The sender''s bin with its prefix, as its label shows it.';
comment on column bin_transfers.sent_by is 'A name, because the other side cannot look the person up.';
call hangtag.isolate_store_table('bin_transfers');

create view backstock_report_view with (security_invoker = true) as
select store_id, business_date,
  (count(*) filter (where type = 'added'))::int as bins_added,
  (count(*) filter (where type = 'removed' and reason = 'pulled'))::int as bins_pulled
from backstock_events
where undone_by_event_id is null
group by store_id, business_date;
comment on view backstock_report_view is 'backstock: bins filled and bins pulled to the floor on a date, less what was taken back. A date without any event has no row.';

create view bins_search_view with (security_invoker = true) as
select bins.store_id, bins.id, bins.number, coalesce(settings.bin_prefix, '') || bins.number as label, bins.retired_at is not null as is_retired,
  filling.id as filling_id, category.name as category_name, location.name as location_name
from bins
left join backstock_settings as settings on settings.store_id = bins.store_id
left join backstock_fillings as filling on filling.store_id = bins.store_id and filling.bin_id = bins.id and filling.archived_at is null
left join backstock_categories as category on category.store_id = filling.store_id and category.id = filling.category_id
left join backstock_locations as location on location.store_id = filling.store_id and location.id = filling.location_id
where bins.deleted_at is null;
comment on view bins_search_view is 'backstock: bins and what is in them as the search finds them.';

grant select on backstock_report_view, bins_search_view to hangtag_service;

-- Stores that are there already get what a new one gets.
insert into backstock_locations (store_id, id, number, name, position, is_terminal, created_at)
select id, gen_random_uuid(), 2, 'Floor', 1, true, now() from stores;
insert into backstock_locations (store_id, id, number, name, position, is_default, next_location_id, created_at)
select store_id, gen_random_uuid(), 1, 'Back room', 0, true, id, now() from backstock_locations where is_terminal;
