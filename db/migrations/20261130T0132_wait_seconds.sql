-- How long a seller waited is one number on the buy log, in the reports and in the nightly mail.

create function hangtag.wait_seconds(of_store integer, on_date date, came_at timestamptz, answered_at timestamptz)
returns integer language sql stable
return case
  when answered_at - came_at between '0'::interval and '8 hours'::interval
    and hangtag.business_date_at(of_store, came_at) = on_date
  then round(extract(epoch from answered_at - came_at))::integer
end;
comment on function hangtag.wait_seconds is
'How long a seller waited who came on that business date; null for one of another date, and over 8 hours, which is no wait at the counter.';
