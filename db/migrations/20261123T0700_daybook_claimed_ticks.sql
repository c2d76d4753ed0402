-- A tick may wait on a device without a connection. What the device says of the time is kept beside the time at which the
-- tick was received, which alone decides whether the tick is late and whether the day is over.
alter table task_occurrences add column claimed_done_at timestamptz;
comment on column task_occurrences.claimed_done_at is
  'When the device says that the task was ticked, of a tick that waited for the connection. Decides nothing; done_at is when the tick was received.';
