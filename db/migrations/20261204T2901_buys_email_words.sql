-- What a seller said to the store's email on a page of their own, until the counter has checked them in.

alter table checkin_requests add column email_opt_in_words text;
alter table checkin_requests add constraint checkin_requests__email_opt_in_words
  check (length(email_opt_in_words) between 1 and 400) not valid;
comment on column checkin_requests.email_opt_in_words is 'The words that the seller agreed to for email news, as they read them; null when they said no or nothing.';
