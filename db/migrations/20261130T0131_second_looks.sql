-- Once a day a second buyer sorts five pieces of a finished buy again, without seeing the first answers.

create table second_looks (
  store_id integer not null references stores (id),
  id uuid not null,
  business_date date not null,
  pos_buy_id text not null,
  buy_number text not null,
  buyer_code text not null,
  employee_id integer not null,
  started_at timestamptz not null,
  answered_at timestamptz,
  primary key (store_id, id),
  foreign key (store_id, employee_id) references employees (store_id, id)
);
comment on table second_looks is 'buys: five pieces of a finished buy that another buyer sorts again, one such look a day.';
comment on column second_looks.pos_buy_id is 'The register''s id of the buy; its buyer is buyer_code.';
create unique index second_looks__one_a_day on second_looks (store_id, business_date);
create unique index second_looks__each_buy_once on second_looks (store_id, pos_buy_id);
create index second_looks__employee on second_looks (store_id, employee_id);
call hangtag.isolate_store_table('second_looks');

create table second_look_pieces (
  store_id integer not null references stores (id),
  look_id uuid not null,
  position smallint not null,
  category_code text not null,
  description text not null,
  brand text,
  size text,
  was_taken boolean not null,
  pass_reason text,
  is_taken_again boolean,
  primary key (store_id, look_id, position),
  foreign key (store_id, look_id) references second_looks (store_id, id),
  constraint second_look_pieces__position check (position between 1 and 5)
);
comment on table second_look_pieces is 'buys: the pieces of a second look with both answers, as they were when it began.';
comment on column second_look_pieces.is_taken_again is 'The second answer; null until all five are given.';
call hangtag.isolate_store_table('second_look_pieces');
