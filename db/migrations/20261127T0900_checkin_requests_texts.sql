-- What the seller answered alone is not asked again with the opposite answer filled in.
alter table checkin_requests add column says_yes_to_texts boolean;
comment on column checkin_requests.says_yes_to_texts is 'Whether the seller ticked texts about the buy; null when the counter added the request.';
