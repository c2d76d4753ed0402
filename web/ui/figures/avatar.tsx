import { useState } from "react";
import { initialsOf } from "#common/initials.ts";
import { avatarColor } from "./avatar-color.ts";
import classes from "./avatar.module.css";

type AvatarProps = {
  name: string | null;
  url?: string | null;
  /** Pixels; 40 when not given. */
  size?: number;
  /** Gray, for a person who isn't here. */
  isQuiet?: boolean;
};

/** A face, or the initials of the name beside it; decoration, since the name is always there too. */
export function Avatar({ name, url = null, size = 40, isQuiet = false }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  const measures = { width: size, height: size, fontSize: size * (initialsOf(name).length > 2 ? 0.28 : 0.36) };
  if (url !== null && !isBroken) {
    return (
      <img
        className={classes.avatar}
        style={measures}
        src={url}
        alt=""
        onError={() => {
          setIsBroken(true);
        }}
      />
    );
  }
  const style = isQuiet ? measures : { ...measures, background: avatarColor(name) };
  return (
    <span className={classes.avatar} style={style} data-quiet={isQuiet || undefined} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
