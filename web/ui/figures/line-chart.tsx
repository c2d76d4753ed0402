import { useEffect, useRef, useState } from "react";
import { useDelayed } from "#web/ui/use-delayed.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import { ChartTable } from "./chart-table.tsx";
import type { LineChartProps } from "./line-chart-props.ts";
import classes from "./chart.module.css";

/** Wait before drawing, so that a chart passed by on the way elsewhere costs nothing; milliseconds. */
const chartDrawDelayMs = 150;
const defaultChartHeight = 300;

export function LineChart({ height = defaultChartHeight, hasTable = true, ...chart }: LineChartProps) {
  const isDue = useDelayed(chartDrawDelayMs);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(function followWidth() {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setWidth(element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div className={classes.chart}>
      <div ref={box} style={{ height }}>
        {isDue && <ChartDrawing {...chart} width={width === 0 ? 600 : width} height={height} />}
      </div>
      {hasTable && <ChartTable {...chart} />}
    </div>
  );
}
