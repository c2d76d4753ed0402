-- Carriers deliver texts of registered companies alone: one brand for each legal entity, and a campaign for each store's
-- messaging service below it.
create table texting_entities (
  account_id integer not null references accounts (id),
  id uuid not null,
  legal_name text not null,
  dba text,
  entity_type text not null,
  ein_sealed bytea not null,
  ein_last4 text not null,
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  website text not null,
  privacy_url text not null,
  terms_url text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  contact_email text not null,
  contact_phone text not null,
  contact_title text not null,
  revision smallint not null default 1,
  brand_state text not null default 'pending',
  brand_made jsonb not null default '{}',
  brand_problems jsonb not null default '[]',
  brand_claimed_at timestamptz,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  primary key (account_id, id),
  constraint texting_entities__entity_type check (entity_type in ('llc', 'corporation', 'partnership', 'nonprofit')),
  constraint texting_entities__ein_last4 check (ein_last4 ~ '^[0-9]{4}$'),
  constraint texting_entities__brand_state check (brand_state in ('pending', 'failed', 'approved', 'suspended')),
  constraint texting_entities__revision check (revision between 1 and 1000)
);
comment on table texting_entities is 'texting: a legal entity as it is registered with the carriers; its stores share the brand.';
comment on column texting_entities.ein_sealed is 'Sealed for this row with the program''s secret; screens show the last four digits.';
comment on column texting_entities.revision is 'How often it was submitted; each time carries what was corrected.';
comment on column texting_entities.brand_made is 'What the texting service already has of it, by step, so that a broken try goes on instead of paying twice.';
comment on column texting_entities.brand_problems is 'What the carriers refused, each with our field (or null) and their words.';
comment on column texting_entities.brand_claimed_at is 'A job is submitting it; a claim that is minutes old was left by a job that was killed.';
call hangtag.isolate_account_table('texting_entities');

alter table texting_numbers
  add column account_id integer,
  add column entity_id uuid,
  add column asked_at timestamptz,
  add column campaign_id text,
  add column campaign_state text,
  add column campaign_problems jsonb not null default '[]',
  add column campaign_revision smallint,
  add column checked_at timestamptz;
comment on column texting_numbers.entity_id is 'Under whose name the store texts; null while nobody has said.';
comment on column texting_numbers.asked_at is 'When the store said yes to a number, which costs money every month; none is bought before.';
comment on column texting_numbers.campaign_id is 'What the texting service calls the store''s campaign.';
comment on column texting_numbers.campaign_revision is 'With which revision of the entity the campaign was submitted last.';
comment on column texting_numbers.checked_at is 'When the texting service was last asked how far the approval is.';
update texting_numbers set asked_at = coalesce(ordered_at, now());
alter table texting_numbers
  add constraint texting_numbers__entity foreign key (account_id, entity_id) references texting_entities (account_id, id) not valid,
  add constraint texting_numbers__store foreign key (account_id, store_id) references stores (account_id, id) not valid,
  add constraint texting_numbers__entity_whole check (num_nulls(account_id, entity_id) in (0, 2)) not valid,
  add constraint texting_numbers__campaign_state check (campaign_state in ('pending', 'failed', 'approved', 'suspended')) not valid;
