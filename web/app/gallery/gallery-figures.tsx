import { formatMinutes } from "#common/time-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { Figure } from "#web/ui/figures/figure.tsx";
import { LineChart } from "#web/ui/figures/line-chart.tsx";
import { ProgressRing } from "#web/ui/figures/progress-ring.tsx";
import { gallerySales } from "./gallery-samples.ts";
import classes from "./gallery.module.css";

export function GalleryFigures() {
  return (
    <>
      <Card title="Figures">
        <div className={classes.figures}>
          <ProgressRing label="Today's goal" tenths={621} />
          <Figure
            label="Sales"
            value="$2,904"
            beside="of $4,680"
            progress={621}
            explanation="93 sales, 4 returns, before tax."
          />
          <Figure label="Average transaction" value="$31.22" beside="of $32" progress={976} />
          <Figure label="Customers" value="93" beside="of 147" progress={633} />
          <Figure label="Trade" value={null} beside="of 30%" progress={null} />
          <ExplainedName name="Sales" explanation="Net merchandise sales, without tax and gift cards sold." />
          <ProgressRing label="Nothing known yet" tenths={null} />
        </div>
      </Card>
      <Card title="Sales through the day">
        <LineChart
          label="Sales through the day against the pace to the goal and last year"
          series={gallerySales}
          formatX={(hour) => formatMinutes(hour * 60).replace(":00", "")}
          formatY={formatWholeMoney}
        />
      </Card>
    </>
  );
}
